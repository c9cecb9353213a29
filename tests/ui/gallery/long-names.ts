/** Names as long as they may be, to see what a screen does with them. */

const names: Readonly<Record<string, readonly string[]>> = {
  el: ['Αικατερίνη-Παρασκευή', 'Χατζηκωνσταντίνου Γ.', 'Παπαδημητρακόπουλος', 'Ουρανία'],
  mr: ['ज्ञानेश्वरी कुलकर्णी', 'श्रीविष्णुप्रसाद पां', 'पुरुषोत्तम देशपांडे', 'कृष्णा'],
};

/** The same view with long names, where the language has letters that need room. */
export function longNames<Shown>(view: Shown, language: string): Shown {
  const long = names[language];
  if (long === undefined) return view;
  const short = ['Anneke', 'Grandfather Jo', 'Maximiliana', 'Jo'];
  return replaced(view, (text) => long[short.indexOf(text)] ?? text);
}

function replaced<Part>(part: Part, replace: (text: string) => string): Part {
  if (typeof part === 'string') return replace(part) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, inner]) => [key, replaced(inner, replace)]);
  return (
    Array.isArray(part) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
  ) as Part;
}
