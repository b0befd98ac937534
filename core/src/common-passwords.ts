/**
 * Passwords of 8 characters and more that guessers try first (rules §6), lower-cased, most common first. Taken from Mark
 * Burnett’s public-domain list of the 10,000 most common ones, with keyboard runs and Indian favourites added. In a
 * file of its own because of its size: only what checks a new password imports it.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword qwertyuiop qwerty123 qwerty12345 1q2w3e4r
1q2w3e4r5t abcd1234 abc12345 admin123 admin1234 administrator welcome1 welcome123 changeme letmein1 letmein123
iloveyou1 india123 india1234 indian123 krishna123 ganesha1 jaihind1 omsairam bharat123 mumbai123 delhi123 sachin10
test1234 testtest trustno1 monkey123 dragon123 football1 baseball1 superman1 sunshine1 princess1 zaq12wsx 1qaz2wsx
asdfghjkl asdf1234 zxcvbnm1 11223344 12341234 123123123 987654321 1234567890 0123456789 147258369 q1w2e3r4 aa123456
a1234567 pass1234 secret123 investor trading1 money123 banking1 password 12345678 baseball football jennifer
superman michelle sunshine 123456789 starwars computer corvette princess iloveyou maverick samantha steelers
whatever internet mercedes bigdaddy midnight 11111111 marlboro victoria startrek liverpoo danielle redskins mountain
88888888 nicholas metallic qwertyui dolphins cocacola rush2112 jonathan scorpion asdfasdf godzilla williams lifehack
platinum garfield 69696969 jordan23 airborne elephant explorer christin december benjamin brooklyn redwings michigan
87654321 guinness einstein snowball alexande lasvegas slipknot kimberly carolina colorado creative bollocks darkness
asdfghjk poohbear nintendo november lacrosse paradise maryjane spitfire anderson cherokee drowssap marshall caroline
franklin snickers courtney westside patricia semperfi freeuser babygirl champion softball security wildcats veronica
wolverin remember freepass pearljam mistress peekaboo budlight electric stargate brittany swimming scotland swordfis
blink182 passport aaaaaaaa rolltide bulldogs liverpool chevelle mitchell spiderma patriots cardinal kawasaki
ncc1701d airplane scarface elizabet wolfpack lawrence american stingray simpsons srinivas panthers loverboy tarheels
wolfgang michael1 pakistan infinity hercules billybob pavilion darkside zeppelin darkstar charlie1 wrangler qwerty12
bobafett business sterling babydoll cheyenne longhorn presario mustang1 21122112 devildog bluebird metallica
access14 enterpri blizzard harrison thailand cadillac hellfire lonewolf 12121212 fireball precious engineer basketba
valentin morpheus hotstuff goldberg wrinkle1 consumer serenity 99999999 chocolat christia birthday stephani 1234qwer
98765432 77777777 highland seminole airforce hamilton buckeyes abcdefgh goldfish deftones icecream pleasure juventus
ncc1701e 51505150 cavalier aardvark babylon5 savannah yankees1 fredfred concrete shamrock atlantis wordpass predator
marathon montreal kathleen jessica1 diamonds stallion letmein2 sundance renegade hollywoo hello123 sweetpea stocking
campbell christop rockstar geronimo chandler lovelove greenday creampie trombone 55555555 mongoose tottenha clifford
infantry skywalke raistlin vanhalen sherlock dietcoke ultimate superfly freedom1 drpepper musicman warcraft
microsoft morrison isabelle thuglife stonecol logitech florence 1passwor bluemoon 22222222 stardust margaret
66666666 charlott waterloo standard alexandr hannibal frontier japanese kristina deepthroat bonehead showtime
squirrel mustangs septembe leonardo makaveli vacation passwor1 columbia napoleon motorola william1 matthew1 robinson
penguins 8j4ye3uz californ portland overlord stranger socrates spiderman 13131313 national intrepid megadeth
bigballs chargers discover isabella megapass grateful mushroom cristina hongkong basketball satan666 kingkong
penelope thompson anything knickers playtime lightnin slapshot titleist werewolf fernando blackcat tacobell kittycat
thunder1 thankyou scoobydo coltrane lonestar heather1 beefcake zzzzzzzz personal anthony1 lowrider punkrock dodgeram
dingdong qqqqqqqq johnjohn crusader syracuse meridian turkey50 keyboard blackman richmond sandiego cooldude mariners
caliente fletcher porsche9 kangaroo springer goodtime chelsea1 freckles nebraska webmaster blueeyes director
monopoly blackjac southern peterpan a1b2c3d4 sentinel richard1 1234abcd guardian candyman mandingo munchkin billyboy
rootbeer assassin frederic giovanni scarlett achilles warriors plymouth cameltoe sithlord backdoor chevrole lorraine
cosworth eternity verbatim chocolate deadhead pineappl rosemary porkchop blackdog alexander valhalla santiago
portugal 1qazxsw2 sebastia hurrican 1x2zkg8w atlantic hyperion 44444444 skittles hastings gangbang sailboat immortal
maryland columbus beautiful swordfish ncc1701a spartans threesom dilligaf pinkfloy catalina formula1 scooter1
colombia lancelot angelica rockhard poontang starship starbuck catherin kentucky 33333333 12344321 sapphire raiders1
excalibu imperial phillips golfball front242 macdaddy qwer1234 cowboys1 dannyboy martinez aquarius pppppppp clarence
beatrice phillies research gggggggg doughboy lollipop qazwsxed crazybab brothers rightnow greatone gateway1 wildfire
jackson1 snuggles phoenix1 technics gesperrt brucelee woofwoof theodore richards punisher username bunghole
elizabeth lifetime masterbate diamond1 abnormal davidson starfish penetration michaela caligula railroad bradford
military bearbear patrick1 christine swinging labrador justdoit meatball saturday defender piercing microsof
mechanic robotech universe newpass6 hellyeah spectrum jjjjjjjj oklahoma mmmmmmmm blueblue wolverine sniffing
keystone bbbbbbbb handsome tttttttt ssssssss somethin melissa1 marcius2 godsmack rangers1 deeznuts kingston yosemite
tommyboy masterbating marianne happyday manchest unbelievable aberdeen nathalie intercourse supersta bcfields
hardrock children commando sinclair squerting jeanette meathead gandalf1 magnolia kenworth redalert homemade
webmaste insertion temptress gretchen celebrity ragnarok trinidad kingfish blackhaw thursday meatloaf interacial
streaming pertinant pool6123 animated gordon24 fantasies touching homepage ejaculation whocares jamesbon amsterda
february luckydog businessbabe brandon1 experience software thirteen rasputin greenbay pa55word contortionist
sneakers roadkill cheerleaers madeline christian brighton housewifes emmanuel bigmoney seductive canadian gangbanged
crawford implants intruder andyod22 barcelon chainsaw chickens downtown magicman clevelan designer budweise
experienced pitchers passwords jeremiah alliance halflife saratoga positive sunnyday starfire pictuers testing1
tiberius lisalisa golfgolf flounder majestic trailers mikemike whitesox angelina goodluck charlton fingerig
gallaries lockerroom treasure absolutely beerbeer testerer fordf150 pa55w0rd kamikaze japanees masterbaiting
callaway panasoni housewife 18436572 sullivan terrapin traveler moneyman shopping thumbnils amateurs apollo13
goldwing doghouse pounding truelove underdog wrestlin sherwood johannes balloons happy123 flamingo paintbal llllllll
twilight christie bullseye knickerless binladen peterson thanatos albatros getsdown nwo4life underwear dddddddd
deeznutz enterprise misfit99 solution meredith barefoot scandinavian original shannon1 techniques chemical salvador
manchester buckshot thegreat goldstar triangle kristine snowboar penetrating roadking rockford chicago1 ferrari1
galeries godfathe gargoyle gangster pooppoop newcastl mortgage snoopdog property broadway earthlink westwood
blackbir slippery pianoman tomorrow roadrunn attitude seahawks tunafish cinnamon northern 23232323 zerocool limewire
francois girfriend uncencored chrisbln netscape hhhhhhhh knockers tazmania pharmacy arsenal1 anaconda australi
gotohell bulldog1 monalisa whiteout james007 southpar lionking megatron hawaiian gymnastic panther1 wp2003wp
passwort friendly oooooooo bullfrog jasmine1 sergeant babyblue poseidon confused hollywood insertions juliette
hayabusa hawkeyes geoffrey chuckles hounddog philippe thunderb marino13 handyman cerberus magician preacher chrysler
contains hedgehog hoosiers dutchess wareagle ihateyou sunflowe senators terminal laurence maradona america1 chicken1
passpass r2d2c3po myxworld missouri wishbone infiniti wonderboy stanford smeghead titanium charlene fishing1
fullmoon absolute seinfeld pingpong matthews recovery babyface gladiato paranoid packers1 longjohn clarinet mortimer
modelsne vladimir together avalanch 55bgates cccccccc paradigm operator valencia creature borussia browning heritage
millions starcraf spaceman chester1 rrrrrrrr sandwich magazine yeahbaby 11235813 bangbang charles1 ffffffff doberman
overkill claymore brewster electron eastside minimoni wildbill wildcard yyyyyyyy sweetnes skywalker alphabet
babybaby graphics florida1 flexible ursitesux christma wwwwwwww just4fun rebecca1 adrienne 19691969 silverad
rhiannon 10101010 ashleigh qwerasdf presiden newyork1 brigitte buddyboy heineken millwall beautifu sinister smashing
teddybea ticklish lipstick reynolds applepie digital1 dinosaur icehouse insanity bluefish strength sentnece temppass
medicine hahahaha casanova fountain dolphin1 porsche1 vampires highheel kkkkkkkk illinois 21212121 stonecold
testpass jiggaman federico scorpio1 rt6ytere madison1 coolness christina coldbeer brittney washingt stephanie
shepherd tiffany1 mephisto dragonba nygiants password2 corleone kittykat vikings1 splinter pipeline meowmeow
chestnut longdong quant4307s eastwood moonligh illusion jayhawks stefanie jefferso michael2 fastball scrabble
dirtbike customer nemrac58 bobdylan hopeless kcj9wx5n killbill volkswag windmill starligh soulmate mcdonald rochelle
oblivion valkyrie concorde costello delaware nocturne herewego earnhard eeeeeeee reddevil reckless radiohea coolcool
classics choochoo wireless bigblock summer99 platypus telephon 12qwaszx fishhead paramedi lonesome katherin moonbeam
monster1 monkeybo windsurf 31415926 sebastian smoothie snowflak playstat roadster hardware captain1 undertak
uuuuuuuu criminal 1a2b3c4d thedoors annabell catwoman faithful farscape genesis1 pumpkins training islander
jamesbond 19841984 maxwell1 armstron alejandr augustus care1839 fantasia freefall sandrine qwerqwer crystal1
nineinch broncos1 winston1 warrior1 iiiiiiii iloveyou2 straight specialk tinkerbe jellybea cbr900rr gabriell
gertrude glennwei sausages vanguard trinitro eldorado whiskers wildwood istheman interest 25802580 woodland strawber
amsterdam catherine vancouve vauxhall acidburn myspace1 minemine bigpoppa blackout blowfish talisman sundevil
shanghai spencer1 slowhand jonathon michaels resident redbaron andromed 5wr2i7h8 charlotte fredrick francesc
ferguson fairlane dogpound clippers daylight nnnnnnnn budapest whistler whatwhat wanderer idontkno thisisit robotics
gonzalez drummer1 private1 cornwall christopher corvet07 iverson3 bluesman terminat johnson1 doomsday bookworm
highbury mischief ministry bigbooty yogibear september lkjhgfds carpedie foxylady gatorade valdepen deadpool
hotmail1 kordell1 vvvvvvvv jackson5 bergkamp zanzibar services sheridan checkers luv2epus rainbow6 commande nightwin
hotmail0 enternow viewsoni berkeley woodstoc starstar patience hawaii50 gorgeous challeng callisto firewall firefire
passmast transfer clarissa moonshin jakejake bluejays southpark tomahawk leedsutd jermaine jeepster josephin
matthias marriage antelope cabernet cheshire california dominion trucking nostromo honolulu dynamite mollydog
windows1 washburn vincent1 irishman bearcats sylveste marijuan reddwarf 12312312 hardball goldfing chambers fandango
festival scrapper cromwell entrance klondike mohammed insomnia 24682468 24242424 billbill blessing solitude pimpdadd
johndeer babylove barbados carpente fishbone fireblad scissors screamer obsidian progress tottenham comanche
monsters veronika 20202020 blueball yankees2 wrestler sealteam sidekick smackdow sporting remingto arkansas andersen
barcelona baltimor fortress fishfish firefigh rsalinas dontknow universa heinrich enforcer katherine waterboy
23skidoo zildjian stoppedby speakers polopolo perfect1 thrasher lakeside masamune cherries chipmunk cezer121
carnival fearless funstuff salasana pantera1 qwert123 creation nascar24 estrella erection ericsson internal 1michael
19781978 25252525 sheepdog snowbird toriamos tennesse mazdarx7 revolver babycake hallowee cannabis dolemite dodgers1
painting coventry christmas hotgirls eggplant mustang6 monkey12 wapapapa volleyba birthday4 stephen1 suburban
soccer10 something starcraft soccer12 plastics penthous peterbil lakewood reginald goodgirl gotyoass capricor
getmoney godfather gilligan dudedude pasadena opendoor magellan printing pressure killkill whiteboy voyager1
jackjack success1 spongebo phialpha password9 tickling lexingky redheads apple123 backbone aviation green123
carlitos cartman1 camaross favorite6 ginscoot sabrina1 devil666 doughnut paintball rainbow1 umbrella complete
deerhunt darklord holidays hetfield hillbill evolutio whiplash wg8e3wjf istanbul bluebell wrestling superior
stephane playball marcello marjorie rockwell baritone gladiator cricket1 clemente exchange kisskiss kristian
montecar mississi washington 20012001 penguin1 pathfind testibil lightning lighting republic anthony7 goldeney
cameron1 freefree screwyou passthie postov1000 puppydog cleopatr contract buffalo1 bordeaux sunlight sprinter
peaches1 pinetree theforce jupiter1 mckenzie annmarie austin31 78945612 calimero chevrolet favorite fellatio
f00tball francine gateway2 gamecube giovanna scheisse offshore macaroni pringles trouble1 coolhand colonial darthvad
cygnusx1 natalie1 eighteen elcamino blueberr yamahar1 stafford snowboard speedway toonarmy mariposa baberuth
gonzales chiquita charisma capslock cashmone gizmodo1 dragonfl rachelle tropical crescent nathanie espresso kikimora
20002000 birthday1 beatles1 beethove blacklab woodwork survivor pinnacle lemonade lalakers lebowski lalalala
mercury1 rocknrol riversid 11112222 alleycat ambrosia australia hattrick cassandr charlie123 fighting gabriela
outoutout randolph coldplay novifarm notredam honeybee wednesda waterfal billabon zachary1 01234567 superstar
stiletto sigmachi somerset smithers playmate pinkfloyd laetitia revoluti archange handball chewbacc fullback
dominiqu mandrake vagabond csfbr5yy deadspin ncc74656 houston1 hurricane horseman idontknow 151nxjmt bendover
surprise supernov phantom1 playoffs johngalt maserati
`
    .trim()
    .split(/\s+/),
);
