import { pattern } from './pattern.ts';

/** A part of a sentence in Latin letters. */
const some = (most: number): string => `[^.?!。\\n]{0,${most}}?`;
const word = (words: string): string => `(?<![a-z])(?:${words})(?![a-z])`;
const APOSTROPHE = "['’‘`´]?";
const MESSENGERS =
  'line|insta|instagram|ig|whats ?app|wechat|telegram|tg|kakao(?: ?talk)?|signal|snap|snapchat|discord|twitter|facebook|fb|messenger|tiktok|viber|skype|gmail|sms|imessage|facetime';
const YOURS = word('your|ur|yr|you|u|her|my');
const WAY = `(?<!(?:favou?rite|lucky|room|seat|table|booking|reservation|flight|phone is|guest) )${word(
  `id|user ?id|number|nr|num|no|digits|contacts?|contact (?:info|details|number)|${MESSENGERS}|phone(?: ?number)?|cell(?: ?phone)?|e-?mail(?: ?address)?|mail ?address|account|handle|user ?name|socials?|social media|qr(?: ?code)?`,
)}(?!,? of| line| one)`;
const OTHER_APP = `(?:${word('the|an?|that|some|another|other|your|my')} ?){0,2}${word('green|blue|yellow|purple|black|bird|camera|photo|paper ?plane|music|other|another|different|private|chat|messaging|messenger|outside|text(?:ing)?|usual')} ?${word('app|apps|one(?! (?:in|at|on|over|near|by) )|messenger|chat')}`;

const ENGLISH = [
  `${word('send|give|gimme|tell|share|drop|pass|exchange|swap|trade|need|want|leave|write|text|dm')} ?(?:me|us|over)? ?${YOURS} (?:${word('private|personal|own|phone|cell|mobile|real|new|direct')} ?)?(?:${word(MESSENGERS)} ?)?${WAY}`,
  `${word(`what${APOSTROPHE}s|whats|what is|wats|what are|wat is`)} ${YOURS} (?:${word('private|personal|own|phone|cell|mobile|direct')} ?)?(?:${word(MESSENGERS)} ?)?${WAY}`,
  `${word('may i|can i|could i|can we|could we|shall we|let us|lets|wanna|want to|would you like to|i want to|i wanna')}${some(8)}${word('have|get|ask|know|take|exchange|swap|trade|share|see|add')} (?:for )?(?:${YOURS} )?(?:${word('private|personal|phone|cell|mobile')} ?)?${WAY}`,
  `${word('shoot|drop|send')} me (?:a|an) ${word('text|sms|e-?mail|dm')}|${word('weixin|jia wo|jia ni')}|${word('text')} (?:each other |me )?${word('outside|privately')}`,
  `let${APOSTROPHE}s ${word('exchange|swap|trade|share')} ${WAY}`,
  `${word('here|this|that')}(?: is|${APOSTROPHE}s) my (?:${word(MESSENGERS)} ?)?${WAY}`,
  `^${WAY} ?${word('please|plz|pls')}`,
  `${word('exchange|swap|trade')} (?:${word('our|some|the')} )?${word(`${MESSENGERS}|numbers?|contacts?|ids?|socials?|digits|e-?mails?|accounts?`)}`,
  `${word('do you|do u|you|u|are you|r u|are u')} (?:${word('also|still|have|use|using|got|on')} ?){1,2}(?:an? )?(?:${word(MESSENGERS)}|${word('another app|other apps?|a? ?private number')})(?! ?(?:of|up|for))`,
  `(?<!${word('your|the|shop|store')} )${word('my')} (?:${word('private|personal|own|phone|cell|mobile|direct|real')} ?)?(?:${word(MESSENGERS)} ?)?${word(`number|num|id|user ?name|handle|digits|contact|${MESSENGERS}|e-?mail|mail|phone number|cell`)} ?(?:${word('is|its|here|below')}|${APOSTROPHE}s |[:=→])`,
  `${word('add|follow|find|search|contact|message|msg|ping|reach|call|ring|hit|dm|pm|catch|write|text')} (?:${word('me|us')} )(?:${word('up|out')} )?(?:${word('there|directly')} )?${word('on|at|via|through|by|in|over|to|with')} (?:${word('my|your|the')} )?(?:${word(MESSENGERS)}|${word('x|phone|cell|number|private|mobile|e-?mail')}|${OTHER_APP}|[0-9@])`,
  `${word('add me|dm me|text me|txt me|sms me|e-?mail me|pm me|whatsapp me|line me|hmu|add my (?:id|account|contact|number|e-?mail|line|insta|ig|snap|whatsapp|telegram)|follow my')}(?! ?(?:here|to (?:the|your|our)|in (?:the|this)|a (?:drink|seat|chair)|later here))`,
  `${word('i will|i ll|i|can i|let me|may i|i would like to|shall i|gonna')}${APOSTROPHE}(?:ll)? ?${word('add|text|dm|whatsapp|e-?mail')} ${word('you|u')}(?! ?(?:here|to (?:the|our)))`,
  `${word('move|switch|go|chat|talk|continue|take (?:it|this|our)|meet|speak|text|keep|message|connect|come|join|write|use|try')}${some(24)}${word('to|on|over|in|via|through|using|into|by|use|try|at')} (?:${OTHER_APP}|(?:my |your )?${word(MESSENGERS)}(?! ?(?:up|for|with|at the|in front)))`,
  `${word('outside|off|out|without|not on|leave|avoid|bypass')} (?:of )?(?:${word('this|the')} )?${word('app|platform|site|website')}${some(20)}${word('chat|talk|contact|message|text|meet|speak|call|pay')}`,
  `${word('chat|talk|contact|message|text|meet|speak|call|pay|continue')}(?: (?:me|us|you|each other|directly))?${some(10)}${word('outside|off')} (?:of )?${word('this|the')} ${word('app|platform|site|website')}`,
];

const WEIXIN = '(?:微信|威信|薇信|维信|卫星|v信|(?<![a-z])(?:vx|wx|wechat|weixin)(?![a-z]))';
const CHINESE_WAY = `(?:${WEIXIN}|电话|電話|手机|手機|号码|號碼|(?<![a-z])(?:line|qq|ig|whatsapp|telegram)(?![a-z])|联系方式|聯絡方式|聯繫方式|邮箱|郵箱|账号|帳號|赖|賴)`;
const CHINESE = [
  `(?:加|\\+)(?:我|你|您|一下|个|個|下)(?:的)?(?:${CHINESE_WAY}|好友|吧)|(?<![追参増付添])加(?:${WEIXIN}|好友|赖|賴|(?<![a-z])(?:line|qq|ig)(?![a-z]))(?!料)`,
  `(?:你|您)(?:的|有|有没有|有沒有|用)(?:用)?${CHINESE_WAY}`,
  `(?:我的?)${CHINESE_WAY}(?:号|號|id)?(?:是|:|=)`,
  `(?:给|給|发|發|告诉|告訴|留|要|换|換|交换|交換|问|問)(?:我|个|個|一下|你|您|下)?(?:你|您)?的?${CHINESE_WAY}(?![をがはでにも番])`,
  `${WEIXIN}(?:号|號|id)?(?:是|多少|吗|嗎|聊|:)|(?:电话|手机|手機)(?:号码|號碼|号)?(?:是)?多少|電話(?:号码|號碼)(?:是)?多少|(?:联系|聯絡|聯繫)我`,
  `(?:${WEIXIN}|(?:电话|電話|手机|手機)(?:号码?|號碼?)|联系方式|聯絡方式|(?<![a-z])line)(?:id)?(?:给|給|发|發|告诉)我`,
  `加(?:我)?v(?![a-z])|(?:换|換)(?:个|個)?地方聊`,
  `(?:去|到|用|在|换到|換到)${WEIXIN}(?:上)?(?:聊|说|說|联系)|(?:私下|直接)(?:联系|聯絡|聯繫)`,
];
const KOREAN_WAY =
  '(?:카카오톡|카카오|카톡|까톡|(?<!온)라인|인스타(?:그램)?|텔레(?:그램)?|위챗|(?<!예약 ?|택시 ?|카드 ?|주문 ?|호실 ?|좌석 ?|방 ?|테이블 ?)번호(?!표)|왓츠앱|전화번호|핸드폰|휴대폰|폰번호|연락처|아이디|디엠|이메일|메일 ?주소)';
const KOREAN = [
  `${KOREAN_WAY}[^.?!\\n]{0,10}(?:알려|가르쳐|주세요|줘|줄래|주실|주시|교환|추가|뭐|보내|친추|있어|있으|하세요|할래|하자|할까|해요\\?|쓰세|써요|물어|부탁|공유)`,
  `(?:카카오톡|카톡|까톡|(?<!온)라인|인스타|텔레그램|위챗) ?(?:아이디|id|계정|으?로 ?(?:연락|얘기|이야기|대화|와|해))|(?:제|내) ?(?:번호|카톡|전화번호|아이디|라인|인스타)(?:는|은|:)|친추(?:해|좀|할)|따로 ?연락`,
];

/** The same said in English, Chinese or Korean. */
export const FOREIGN = [...ENGLISH, ...CHINESE, ...KOREAN].map((source) => pattern(source));
