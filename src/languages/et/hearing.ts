/** How Estonian players announce what they do. Whoever stands in the object's case is spied upon, whatever the order. */

import type { Hearing } from '../hearing.ts';

export const estonianHearing: Hearing = {
  says: {
    move: [
      'liigun {distance.obj} [<steps>]',
      'liigun {distance.obj} [<steps>] {toward}',
      '<go> <how-far>',
      '<carry> <spy-obj> <how-far>',
      '<how-far> [<go>]',
      '<want> <how-far> (liikuda|minna|astuda|käia)',
      '<want> (liikuda|minna|astuda|käia) <how-far>',
      '<spy> <goes> <how-far>',
      '{self.nom} <goes> <how-far>',
      '<go> <how-far-to>',
      '<carry> <spy-obj> <how-far-to>',
      '<how-far-to> [<go>]',
      '<want> <how-far-to> (liikuda|minna|astuda|käia)',
      '<want> (liikuda|minna|astuda|käia) <how-far-to>',
      '<spy> <goes> <how-far-to>',
      '{self.nom} <goes> <how-far-to>',
      '(pööran|keeran|pöördun) [<spy-obj>|end|ennast] {toward} ja (lähen|liigun|astun) <number> [<steps>]',
    ],
    spy: [
      'luuran {owner.gen} järele',
      '<spy-on> <whom>',
      '<whom> <spy-on>',
      '(valin|võtan) {owner.gen}',
      'lähen <spy-on> <whom>',
      '<want> <whom> <to-spy>',
      '<want> <to-spy> <whom>',
      '(lähen|hakkan|lähme|hakkame) (luurama|nuhkima|piiluma|vaatama) <whom>',
      '(lähen|hakkan) <whom> (luurama|nuhkima|piiluma|vaatama)',
      '(las|laske|lase) [mul|ma] <look> <whom>',
      '<spy> <spies-on> <whom>',
      '<whom> <spies-on> <spy>',
      '{self.nom} <spies-on> <whom>',
      '{self.nom} <whom> <spies-on>',
      '<whom> <spies-on> {self.nom}',
      '{owner.nom} mis (sul on|sul seal on|kaart sul on|kaart sul seal on) [seal] [?]',
      '{owner.nom} näita [mulle] [mis sul on]',
      '(vaatan|vaatame|piilun|tahan näha|tahan teada) mis {owner.ade} [seal] on',
    ],
    flip: [
      'pööra ümber',
      'pööran spiooni ümber',
      '<turn> [<spy-obj>|teda|ta] <round>',
      '<turn> <round> <spy-obj>',
      '<want> [<spy-obj>|teda|ta] <round> (pöörata|keerata)',
      '<spy> (pöörab|keerab|pöördub) [end|ennast] <round>',
      '<spy> vaatab (teisele poole|teises suunas|teisele küljele)',
      '(pöördun|keeran end|pööran end|pööran otsa|keeran otsa|pöörame otsa) <round>',
      '(vahetan suunda|muudan suunda|suund ümber|ümber pööre)',
      '{self.nom} (pöörab|keerab) [<spy-obj>] <round>',
    ],
    end: [
      'lõpeta käik',
      'lõpetan käigu',
      'lõpetan [oma|selle] (käigu|korra)',
      '[(minu|mu|oma)] (käik|kord) [on|sai|saab] (läbi|lõppenud|otsas|tehtud|lõpp)',
      '(käigu|korra) lõpp',
      '[olen|me oleme] (valmis|lõpetanud)',
      '(lõpetasin|lõpetan|lõpp|pass|passin|kõik|jätan vahele)',
      '(see|sellega) (on|oli) [minu poolt|mul|mu poolt] kõik',
      '(minu|mu) poolt [on] kõik',
      'mul on kõik',
      '[<anyone>] [nüüd] (sinu|su|teie) (kord|käik) [<anyone>]',
      'järgmine [mängija]',
      'annan [käigu|korra] (edasi|üle)',
      'rohkem (midagi|ei midagi|ei tee)',
      '{self.nom} (lõpetab [käigu|oma käigu]|on valmis)',
    ],
    undo: [
      'võta tagasi',
      '[<oh-no>] (võta|võtke|võtame|võtan) [<that>] tagasi',
      '[<oh-no>] (tühista|tühistan|tühistame) [<that>]',
      '[<oh-no>] (tagasi|samm tagasi|tagasi võtta|tühistada)',
      '[<oh-no>] <want> [<that>] (tagasi võtta|tühistada)',
      '[<oh-no>] [kas] <may> [<that>] (tagasi võtta|tühistada) [?]',
    ],
    repeat: [
      'korda [seda|vastust|viimast vastust]',
      'ütle (veel kord|veelkord|veel korra|uuesti|seda uuesti|seda veel kord)',
      '(veel kord|veelkord|uuesti|kordus|kuidas|kuidas palun|mis asja|veel üks kord) [?]',
      '[vabandust] (mida|mis) (sa|te) (ütlesid|ütlesite) [?]',
      '[vabandust] (mis|mida) (see oli|öeldi|ütlesid|vastus oli) [?]',
      '[vabandust] [kas] (sa|te) (saad|saaksid|võid|võiksid|saate|saaksite|võiksite) [seda] (korrata|uuesti öelda|veel korra öelda) [?]',
      '[vabandust] [seda|sind|sellest] ei (kuulnud|saanud aru|kuule) [seda|sind|sellest|aru]',
      'kordaksid [seda] [?]',
    ],
  },
  parts: {
    'spy-on':
      '(luuran|nuhin|piilun|vaatan|spioneerin|jälgin|uurin|kontrollin|kiikan|luurame|nuhime|piilume|vaatame|luura|nuhi|valin)',
    'spies-on': '(luurab|nuhib|piilub|vaatab|spioneerib|jälgib|uurib|kontrollib|kiikab)',
    'to-spy': '(näha|luurata|nuhkida|piiluda|vaadata|spioneerida|jälgida|uurida|kontrollida)',
    look: '(vaatan|piilun|luuran|vaadata|piiluda|luurata)',
    want: '(tahan|tahaks|tahaksin|soovin|sooviksin|tahame)',
    whom: '({owner.gen} [mängija] (järele|järgi|juurde|poole|kätte|kaarti|kaarte|kätt|baasi|käest|spiooni)|{owner.part} [mängijat]|{owner.ade} (kaarti|kätt))',
    go: '(liigun|lähen|astun|käin|kõnnin|sammun|liigume|läheme|astume|liigu|mine|astu)',
    carry: '(liigutan|nihutan|tõstan|viin|liigutame|liiguta|nihuta)',
    goes: '(liigub|läheb|astub|käib|kõnnib|sammub)',
    number: '({distance.obj}|{distance.nom}|{distance.gen})',
    steps:
      '(kaarti|kaart|kaardi|samm|sammu|sammukese|koht|kohta|koha|ruut|ruutu|ruudu|positsioon|positsiooni)',
    'how-far': '[edasi|otse] <number> [<steps>] [võrra] [edasi|otse|ettepoole|edasipoole]',
    'how-far-to': '(<number> [<steps>] [võrra] <way>|<way> <number> [<steps>] [võrra])',
    way: '{toward}',
    spy: '[minu|mu|meie] spioon',
    'spy-obj': '[oma|minu|mu] (spiooni|spioon)',
    turn: '(pööran|keeran|pöörame|keerame|pööra|keera)',
    round: '(ümber|ringi|teistpidi|tagurpidi|teisele poole|teises suunas)',
    anyone: '(roheline|punane|sinine|kollane)',
    that: '(see|selle|viimane|viimase|viimane käik|viimase käigu|käik|käigu|minu käik|see käik|selle käigu)',
    'oh-no': '(ei|oi|oi ei|oih|ups|vabandust|oota|ei ei|ai)',
    may: '(saab|saaks|saaksin|saaksime|võib|võin|võiks|võiksime|tohib|saad|saaksid|võiksid)',
  },
  opening:
    'olgu|hästi|selge|hea küll|minu kord|on minu kord|minu käik|kõigepealt|esmalt|jah|vaatame|ja|seekord|sel korral|hei|kohtunik|las ma mõtlen|teen nii',
  closing: 'aitäh|tänan|seekord|sel korral|uuesti|jälle|veel kord|jah',
  colours: {
    green: { nom: 'roheline', gen: 'rohelise', part: 'rohelist', ade: '(rohelisel|rohelise käes)' },
    red: { nom: 'punane', gen: 'punase', part: 'punast', ade: '(punasel|punase käes)' },
    blue: { nom: 'sinine', gen: 'sinise', part: 'sinist', ade: '(sinisel|sinise käes)' },
    yellow: { nom: 'kollane', gen: 'kollase', part: 'kollast', ade: '(kollasel|kollase käes)' },
  },
  distances: {
    1: { obj: 'ühe', nom: 'üks', gen: 'ühe' },
    2: { obj: 'kaks', nom: 'kaks', gen: 'kahe' },
  },
  facings: {
    left: { plain: '(vasakule [poole]|vasaku poole|vasakut kätt|vasemale)' },
    right: { plain: '(paremale [poole]|parema poole|paremat kätt)' },
  },
  correction:
    '[oi|ah] (ei|vabandust|oota|tähendab|see tähendab|ei oota|ei vabandust|ei tähendab|õigemini|pigem|ei ei|või ei|ei hoopis|hoopis)',
  fragments: {
    spy: ['<whom>', '{owner.gen}'],
    move: ['<number> [<steps>]', '<way>', '<how-far-to>'],
  },
  fillers: 'okei ok ee eee äh ah oh hmm mm noh no nii siis nüüd palun ma mina me aga lihtsalt ju',
  apart: 'luuras luurasin vaatas vaatasin liikus pööras keeras luuraks',
  talk:
    'sina sa sinu tema ta nemad nad teie te meie mitte ei kunagi keegi igaüks kõik pole polnud oli olid on ' +
    'olen oled võib võiks võin võid peaks peab pean ehk kui millal miks kes mis kus milline kuidas arvan ' +
    'arvas ütles ütlesin tean teab teadis usun loodan oota hiljem pärast enne varsti alati juba veel sest aga ' +
    'või ainult hea tore halb lõbus kiire aeglane lihtne raske mäng mängi mängime mängis võitis kaotas võidan ' +
    'kaotan pomm pommid seif seifid saladus kohv tee telefon koer tõesti väga liiga ohtlik tark ettevaatlik ' +
    'tere tule tuli läks läinud tegi teinud tahab tahan tahtis meeldib nägi näinud ütle anna annab see need ' +
    'seal siin käsi käes kaart kaardid mõlemad rohkem vähem viimane esimene iga midagi miski väljas all peal ' +
    'vahel ilma kuni muu teine teised järgmine kord praegu homme eile',
  equal: [
    [/^1$/, 'üks'],
    [/^2$/, 'kaks'],
    [/š/g, 's'],
  ],
};
