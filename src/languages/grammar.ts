/** Counting and listing as each language does it, by way of Intl. */

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** `count(2, { one: '# card', other: '# cards' })` is "2 cards": `#` stands for the number. */
export function counting(locale: string): (amount: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  return (amount, forms) => {
    const form = forms[rules.select(amount)] ?? forms.other;
    return form.replace('#', digits.format(amount));
  };
}

/** "Ann, Bo and Cy". */
export function listing(locale: string): (things: readonly string[]) => string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (things) => list.format(things);
}
