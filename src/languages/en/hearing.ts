/** How English players announce what they do. */

import type { Hearing } from '../hearing.ts';

export const englishHearing: Hearing = {
  says: {
    move: [
      '(move|go) {distance} [<steps>]',
      '(move|go) {distance} [<steps>] <way>',
      '[<I>] (move|go|walk|step|advance|run|shift|take|do) [<spy>] [by] <how-far>',
      '[<I-am>] (moving|going|walking|stepping|advancing|running|taking) [<spy>] [by] <how-far>',
      '<spy> <goes> [by] <how-far>',
      '{self} <goes> [by] <how-far>',
      '<how-far>',
      '[<I>] (move|go|walk|step|advance|run|shift|take|do) [<spy>] [by] <how-far-to>',
      '[<I-am>] (moving|going|walking|stepping|advancing|running|taking) [<spy>] [by] <how-far-to>',
      '<spy> <goes> [by] <how-far-to>',
      '{self} <goes> [by] <how-far-to>',
      '<how-far-to>',
      '[<I>] (turn|face|look) [<spy>] <way> (and|then|and then) (move|go|walk) [by] {distance} [<steps>]',
      // "Move two" is often heard as "move to", and "one" as "won".
      '[<I>] (move|go) {distance.heard}',
    ],
    spy: [
      '[I|we] spy on <whom>',
      '[<I>] (spy|look at|look into|look in|check|check on|ask|peek at|peek into|inspect) <whom>',
      '<I> (spy on|choose|pick|try|search|question) <whom>',
      'let me see <whom>',
      '<I> (see|know|find out) what {owner} has [got] [there]',
      '{owner} it is',
      '<I> (go for|target) <whom>',
      '<I-am> (going for|targeting) <whom>',
      '[<I>] (have|take) a (look|peek|glance) (at|into|in) <whom>',
      '<I-am> (spying on|looking at|looking into|checking|checking on|asking|peeking at|peeking into|inspecting) <whom>',
      '(spying on|looking at|checking) <whom>',
      '<spy> <spies-on> <whom>',
      '<I> use <spy> on <whom>',
      '{self} <spies-on> <whom>',
      '{owner} (show me|tell me) (what you have|what you have got|what youve got|your card|what is there|whats there)',
      '{owner} what (have you got|do you have) [there|for me] [?]',
    ],
    flip: [
      'turn [the spy] round',
      'flip [the spy]',
      '[<I>] (turn|flip|spin|rotate) <spy> [<round>]',
      '[<I>] (turn|flip|spin) [it|him|her] <round>',
      '[<I>] flip (it|him|her)',
      '<I> flip',
      '<I-am> (turning|flipping|spinning) [<spy>|it|him|her] <round>',
      '<I-am> (flipping|turning) <spy>',
      '<spy> (turns|flips|spins) <round>',
      '<spy> (looks|faces|turns to face|is looking) [in] (the other way|the other direction|the opposite way|the opposite direction)',
      '<I> (look|face|turn) (the other way|the other direction)',
      '(about turn|about face)',
      '[<I>] (change|reverse|switch) direction',
      '[<I>] (turn|face) <spy> (the other way|the other direction)',
      '[<I>] reverse <spy>',
      '{self} (turns|flips|spins) [<spy>|the spy] [<round>]',
    ],
    end: [
      'end [my|the|this] turn',
      '(I am|Im|we are|were) (done|finished|through) [with my turn] [here]',
      'next [player|one]',
      '(end|done|finished|all done|pass|over|next please)',
      'end of [my|the] turn',
      '[<I>] (end|finish|pass) [my|the|this] turn [here]',
      '<I> (pass|end|finish|stop) [here]',
      '(I have|Ive) finished [my turn]',
      '(thats|that is|thatll be|that will be) all [for me|from me] [this time|this turn]',
      '(thats|that is|thatll be|that will be) (it|everything) (for me|from me) [this time|this turn]',
      '(thats|that is) (me|my turn) (done|finished|over)',
      '[that is|thats] the end of my turn',
      '(nothing|no) (more|else) [for me|from me] [your turn|next|next player]',
      '[<anyone>] your (turn|go) [<anyone>]',
      'over to (you|<anyone>|the next player|the next one)',
      'my turn (is|has) (over|done|finished|ended)',
      'my turn ends [here]',
      '(thats|that was|this was|that is) my turn',
      '<I> (end|finish|leave) it [here|there|at that]',
      '<I> stop (here|there)',
      'next [player|one] (please|your turn)',
      '(I am|Im) (done|finished) (next|your turn) [player|one]',
      '{self} (is|has) (done|finished)',
      '{self} (ends|finishes) [her|his|their|the|my] turn',
      '{self} passes',
    ],
    undo: [
      '[<oh-no>] undo [that|it|this|the last one|the last move|my move|my last move]',
      '[<oh-no>] [<I>] take (that|it|this) back',
      '[<oh-no>] [<I>] (undo|take back|cancel|reverse) (that|it|this|the last one|the last move|my move|my last move|that move)',
      '[<oh-no>] (scratch that|cancel|go back|go back one|one back|go one step back|one step back|step back)',
      '[<oh-no>] <could-you> (undo|cancel|take back|reverse) (that|it|this|the last move|that move|my last move) [?]',
      '[<oh-no>] <could-you> (undo|take (that|it|this) back|go back) [?]',
    ],
    repeat: [
      'repeat [that|it|the answer|the last answer] [for me]',
      '[sorry] say (that|it) (again|once more|one more time) [for me] [?]',
      '[sorry] I missed (that|it|the answer)',
      '(again|once again|once more|one more time|pardon|pardon me|come again|say again|say what) [?]',
      '[sorry] what (did you say|was that|was it|did it say|was the answer|was that again) [?]',
      '[sorry] I (did not|didnt|couldnt|could not|cant|cannot) (hear|catch|get|understand) (that|you|it|the answer|what you said) [again|sorry]',
      '[sorry] (can|could|would|will) you [please] (repeat|say) (that|it|the answer) [again|once more|one more time] [for me] [?]',
      '[sorry] (can|could|may) (I|we) hear (that|it|the answer) (again|once more|one more time) [?]',
    ],
  },
  parts: {
    I: '(I|we|I will|Ill|we will|well|I want to|I wanna|I would like to|Id like to|we would like to|I am going to|Im going to|Im gonna|we are going to|were going to|let me|let us|lets|time to|its time to)',
    'I-am': '(I am|Im|we are|were)',
    spy: '(my spy|my guy|my man|my little spy|our spy|the spy|my agent)',
    goes: '(goes|moves|walks|steps|advances|takes|is moving|is going|is walking|will go|will move|is going to move|is going to go)',
    'spies-on':
      '(spies on|looks at|looks into|checks|checks on|asks|is spying on|is looking at|is asking|will spy on|will look at|is going to spy on|is going to look at|wants to spy on|wants to look at)',
    steps: '(card|cards|step|steps|place|places|space|spaces|spot|spots|position|positions)',
    way: '[to|on|towards|toward] [the|my] {toward}',
    'how-far':
      '[forward|ahead] {distance} [<steps>] [forward|forwards|ahead|on|straight on|straight ahead|further|along]',
    'how-far-to': '({distance} [<steps>] <way>|<way> [by] {distance} [<steps>])',
    whom: '({owner} [player|one|side|team|spy|base]|[player|team] {owner}|{owner.own} (hand|cards|card|base|fan|side))',
    round: '(round|around|about|over)',
    anyone: '(green|red|blue|yellow)',
    'oh-no':
      '(no|oh no|hang on|hold on|whoops|actually|ah|oops|sorry|wait|no no|no wait|oh sorry|ah no|my mistake)',
    'could-you': '(can|could|may|will|would) (you|we|I) [please]',
  },
  opening:
    'right|alright|all right|yes|yeah|yep|sure|good|great|fine|let me see|lets see|my turn|its my turn|it is my turn|here we go|here goes|hey|referee|first|first of all|this time|this turn|in that case|let me think|I have decided|Ive decided|Ive made up my mind|I have made up my mind|I think Ive made up my mind|and|go on then',
  closing: 'thanks|thank you|thank you very much|this time|this turn|again|if I may|for me|first',
  colours: {
    green: { plain: 'green', own: 'greens' },
    red: { plain: '(red|read)', own: 'reds' },
    blue: { plain: '(blue|blew)', own: 'blues' },
    yellow: { plain: 'yellow', own: 'yellows' },
  },
  distances: { 1: { plain: 'one', heard: 'won' }, 2: { plain: 'two', heard: '(to|too)' } },
  facings: {
    left: { plain: '(left|leftward|leftwards|left hand side|left side)' },
    right: { plain: '(right|rightward|rightwards|right hand side|right side)' },
  },
  correction:
    '[oh|no|wait|ah] (no|sorry|wait|I mean|I meant|I mean to say|rather|make that|make it|no I mean|no sorry|sorry I mean|actually|or rather|no wait|wait no)',
  fragments: {
    spy: ['[on|at] <whom>'],
    move: ['{distance} [<steps>]', '<way>', '<how-far-to>'],
  },
  fillers: 'a an the um uh er erm ah oh ooh hmm mm ok okay please so now then just well',
  apart: 'moved turned flipped ended spied looked checked asked finish notes notion spines',
  talk:
    'you your yours he she him his they them their its not never dont doesnt didnt cant couldnt wont wouldnt ' +
    'shouldnt isnt wasnt arent did does was has had could should would might must maybe perhaps if when why ' +
    'who where which how think thought said told know knew believe guess hope wait later before after soon ' +
    'nobody somebody everybody anyone someone everyone always already yet still because but or only good ' +
    'great nice bad lucky funny quick slow easy hard game play playing played winning lost win lose bomb ' +
    'bombs safe safes secret drink tea coffee phone dog really very much too dangerous clever careful hello ' +
    'thanks come came gone went got getting give gave make made mean means want wants like likes love need ' +
    'tell saw seen were been being than these those there hand hands card cards both all none more less first ' +
    'last every any some out off down up under over between with without until since ever other others ' +
    'another',
  equal: [
    [/^1$/, 'one'],
    [/^2$/, 'two'],
    [/^greene$/, 'green'],
  ],
};
