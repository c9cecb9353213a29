/** How Turkish players announce what they do. Whoever stands in the accusative or dative is spied upon, whatever the order. */

import type { Hearing } from '../hearing.ts';

export const turkishHearing: Hearing = {
  says: {
    move: [
      '{distance} [<steps>] ilerliyorum',
      '{distance} [<steps>] {toward} gidiyorum',
      '[<spy-obj>] <how-far> [<go>]',
      '<go> <how-far>',
      '<how-far> (gitmek|ilerlemek|yürümek) istiyorum',
      '<spy> <how-far> [<goes>]',
      '<spy> <goes> <how-far>',
      '{self.nom} <how-far> <goes>',
      '[<spy-obj>] <how-far-to> [<go>]',
      '<go> <how-far-to>',
      '<how-far-to> (gitmek|ilerlemek|yürümek) istiyorum',
      '<spy> <how-far-to> [<goes>]',
      '<spy> <goes> <how-far-to>',
      '{self.nom} <how-far-to> <goes>',
      '{toward} (dönüp|dönüyorum ve|dönüyorum|dön ve|dönerek) {distance} [<steps>] [<go>]',
    ],
    spy: [
      '{owner.acc} gözetliyorum',
      '{owner.dat} bakıyorum',
      '<whom> <spy-on>',
      '<spy-on> <whom>',
      '<whom-at> [bir] <look>',
      '[bir] <look> <whom-at>',
      '<whom> (gözetlemek|izlemek|kontrol etmek|görmek) istiyorum',
      '<whom-at> [bir] bakmak istiyorum',
      '<spy> (<whom> <spies-on>|<whom-at> <looks>)',
      '(<whom> <spies-on>|<whom-at> <looks>) <spy>',
      '{self.nom} (<whom> <spies-on>|<whom-at> <looks>)',
      '(<whom> <spies-on>|<whom-at> <looks>) {self.nom}',
      '<whom> {self.nom} <spies-on>',
      '<whom-at> {self.nom} <looks>',
      '{owner.nom} (neyin var|sende ne var|orada ne var|sende ne var orada|ne var sende|orada neyin var) [?]',
      '{owner.nom} (göster|göster bakalım|kartını göster) [bana]',
      '{owner.loc} ne (var|varmış) [bakalım]',
    ],
    flip: [
      'çevir',
      'casusu çevir',
      '[<spy-obj>|onu] [<round>] <turn>',
      '<turn> <spy-obj>',
      '<spy-obj> [<round>] (çevirmek|döndürmek) istiyorum',
      '(dön|dönüyorum|arkamı dönüyorum|geriye dönüyorum|arkaya dönüyorum|tersine dönüyorum)',
      '<spy> [arkasını|geriye|arkaya|ters|diğer tarafa|öbür tarafa] (dönüyor|döner|döndü diyelim|dönsün)',
      '<spy> (diğer tarafa|öbür tarafa|arkaya|ters tarafa|diğer yöne) (bakıyor|baksın|bakar)',
      '(yön değiştiriyorum|yönümü değiştiriyorum|yönünü değiştiriyorum)',
      '{self.nom} (casusu|casusunu) [<round>] (çeviriyor|döndürüyor)',
    ],
    end: [
      'sıram bitti',
      'sıra sende',
      '(bitti|bitirdim|bitiriyorum|pas|bu kadar|bu kadardı|sıradaki|sıra sonu|sıra bitti|hepsi bu|hepsi bu kadar)',
      '[benim] (sıram|turum|hamlem|elim) (bitti|tamam|tamamlandı|sona erdi)',
      '(sıramı|turumu|sırayı|turu|hamlemi) (bitir|bitiriyorum|bitirdim|sonlandırıyorum|tamamladım|bitireyim|savdım)',
      '(benden|bizden|benim için) (bu kadar|hepsi bu)',
      '[<anyone>] sıra (sende|sizde|senin) [<anyone>]',
      '[senin] sıran',
      'sıradaki (oyuncu|gelsin|oynasın|lütfen)',
      'pas (geçiyorum|diyorum|geç|geçeyim)',
      'sırayı (veriyorum|devrediyorum|sana veriyorum|geçiyorum)',
      'başka (yok|bir şey yok|hamlem yok|bir şey yapmıyorum)',
      '{self.nom} (bitirdi|pas geçiyor|sırasını bitiriyor)',
    ],
    undo: [
      'geri al',
      'bunu geri al',
      '[<oh-no>] [<that>] geri (al|alıyorum|alalım|alayım|alın|alsana)',
      '[<oh-no>] [<that>] geri almak istiyorum',
      '[<oh-no>] [<that>] geri (alır mısın|alabilir misin|alabilir miyim|alabilir miyiz|alalım mı|alsak) [?]',
      '[<oh-no>] [<that>] (iptal|iptal et|iptal ediyorum|iptal edelim|iptal eder misin) [?]',
    ],
    repeat: [
      'tekrar et',
      'tekrarla',
      '[cevabı|onu|son cevabı|bunu] (tekrar|tekrarla|tekrar et|tekrar söyle|yeniden söyle|bir daha söyle|bir daha|bir kez daha|bir daha de)',
      '[pardon] ne (dedin|dediniz|dedi|demiştin|dendi) [?]',
      '[pardon] [onu|bunu|cevabı] (tekrar eder|tekrarlar|tekrar söyler|bir daha söyler|yeniden söyler|bir daha tekrarlar) (misin|misiniz) [?]',
      '[pardon] [seni|onu|cevabı|ne dediğini] (duymadım|duyamadım|anlamadım|anlayamadım|kaçırdım)',
      'efendim [?]',
    ],
  },
  parts: {
    'spy-on':
      '(gözetliyorum|gözetleyeceğim|gözetlerim|gözetleyeyim|gözetleyelim|gözetliyoruz|gözetlicem|gözetle|izliyorum|izleyeceğim|dikizliyorum|kontrol ediyorum|kontrol edeceğim|inceliyorum|seçiyorum|casusluyorum|araştırıyorum|yokluyorum|sorguluyorum)',
    'spies-on': '(gözetliyor|gözetler|gözetleyecek|izliyor|dikizliyor|kontrol ediyor|inceliyor)',
    look: '(bakıyorum|bakacağım|bakayım|bakalım|bakarım|bakıyoruz|bakıcam|göz atıyorum|göz atacağım|göz atayım|soruyorum|casusluk yapıyorum)',
    looks: '(bakıyor|bakar|bakacak|göz atıyor|casusluk yapıyor)',
    whom: '({owner.acc}|{owner.nom} oyuncuyu|{owner.nom} olanı|{owner.nom} tarafı|{owner.gen} (kartını|elini|kartlarını|casusunu|üssünü|destesini))',
    'whom-at':
      '({owner.dat}|{owner.nom} oyuncuya|{owner.nom} olana|{owner.nom} tarafa|{owner.gen} (kartına|eline|kartlarına|destesine|üssüne|tarafına))',
    go: '(gidiyorum|ilerliyorum|yürüyorum|hareket ediyorum|oynuyorum|kayıyorum|geçiyorum|gideceğim|ilerleyeceğim|hareket edeceğim|yürüyeceğim|gideyim|ilerleyeyim|gidelim|git|ilerle|yürü|hareket et|oyna|ilerletiyorum|oynatıyorum|hareket ettiriyorum|götürüyorum|kaydırıyorum|ilerleteceğim|atıyorum|gidicem|yürütüyorum|ilerlet|oynat|kaydır)',
    goes: '(gidiyor|ilerliyor|yürüyor|hareket ediyor|gider|ilerler|oynuyor|kayıyor|geçiyor|gidecek|gitsin|ilerlesin)',
    steps: '(kart|adım|yer|hane|kare|basamak|boşluk)',
    way: '[benim] {toward} [doğru]',
    'how-far':
      '[ileri|ileriye|öne|düz] {distance} [<steps>] [ileri|ileriye|öne|öteye|öteye doğru|ileriye doğru]',
    'how-far-to': '({distance} [<steps>] <way>|<way> {distance} [<steps>])',
    spy: '(casusum|casus|benim casusum|casusumuz)',
    'spy-obj': '(casusu|casusumu|benim casusumu|casusumuzu)',
    turn: '(çevir|çeviriyorum|çevireceğim|çevireyim|çevirelim|döndür|döndürüyorum|döndüreceğim|döndüreyim|çeviriyoruz)',
    round: '(ters|tersine|arkaya|geriye|diğer tarafa|öbür tarafa|diğer yöne)',
    anyone: '(yeşil|kırmızı|mavi|sarı)',
    that: '(bunu|onu|şunu|son hamleyi|hamlemi|son hamlemi|hamleyi|bu hamleyi)',
    'oh-no': '(hayır|ay|ay hayır|of|eyvah|pardon|dur|yok|hay aksi|aman|yanlış oldu|dur dur)',
  },
  opening:
    'sıra bende|benim sıram|önce|ilk önce|güzel|evet|o zaman|bakalım|bu sefer|bu tur|ve|hakem|şöyle yapayım|bir de|o halde',
  closing: 'lütfen|teşekkürler|sağ ol|bu sefer|bu tur|yine|tekrar|bir daha|ben|o zaman|artık',
  colours: {
    green: { nom: 'yeşil', acc: 'yeşili', dat: 'yeşile', gen: 'yeşilin', loc: 'yeşilde' },
    red: {
      nom: 'kırmızı',
      acc: 'kırmızıyı',
      dat: 'kırmızıya',
      gen: 'kırmızının',
      loc: 'kırmızıda',
    },
    blue: { nom: 'mavi', acc: 'maviyi', dat: 'maviye', gen: 'mavinin', loc: 'mavide' },
    yellow: { nom: 'sarı', acc: 'sarıyı', dat: 'sarıya', gen: 'sarının', loc: 'sarıda' },
  },
  distances: { 1: { plain: '(bir|tek)' }, 2: { plain: 'iki' } },
  facings: {
    left: { plain: '(sola|sol tarafa|soluma|sol yana|soldan|sol)' },
    right: { plain: '(sağa|sağ tarafa|sağıma|sağ yana|sağdan|sağ)' },
  },
  correction:
    '[ay|of|yok] (hayır|pardon|yok|dur|yani|daha doğrusu|yok yok|hayır hayır|yanlış|hayır pardon|yok pardon|özür dilerim|dur hayır|aslında|demek istedim)',
  fragments: {
    spy: ['<whom>', '<whom-at>', '{owner.nom}'],
    move: ['{distance} [<steps>]', '<way>', '<how-far-to>'],
  },
  fillers:
    'ee eee e ıı ııı şey hım hmm tamam peki tamamdır ben hadi haydi işte yani şimdi lütfen ok okey ya',
  apart:
    'gözetledim gözetlemiyorum dönmüyorum gitmiyorum bakmıyorum çevirme bakmayalım gözetlemem bakmam bitirme',
  talk:
    'sen senin seni o onu onun onlar onların biz bizim siz sizin değil asla hiç kimse biri herkes olabilir ' +
    'olur mu mi mı belki eğer ne zaman neden niye kim kime hangi nerede nasıl bence sanırım dedi dedim ' +
    'biliyor biliyorum bilmiyorum inanıyorum umarım bekle sonra önce birazdan yakında hep zaten hala çünkü ' +
    'ama veya sadece iyi güzel kötü komik hızlı yavaş kolay zor oyun oyna oynuyoruz oynadı kazandı kaybetti ' +
    'kazanır kaybeder bomba bombalar kasa kasalar gizli kahve çay telefon köpek gerçekten çok fazla tehlikeli ' +
    'akıllı dikkat merhaba gel geldi gitti yaptı yapıyor var yok vardı idi istiyor istemiyor istedi seviyor ' +
    'gördü gördüm diyor ver verdi bu şu bunlar orada burada el elinde kart kartlar ikisi hepsi daha az son ' +
    'ilk her bir şey dışarı altında üstünde arasında ile olmadan kadar başka diğer sonraki sefer yarın dün ' +
    'bakmadı bakmıyor dönmedi gitmedi olmaz',
  equal: [
    // Many keyboards have none of these letters, and capitals lose the dot.
    [/ı/g, 'i'],
    [/ş/g, 's'],
    [/ç/g, 'c'],
    [/ğ/g, 'g'],
    [/ö/g, 'o'],
    [/[üû]/g, 'u'],
    [/â/g, 'a'],
    [/^1$/, 'bir'],
    [/^2$/, 'iki'],
  ],
};
