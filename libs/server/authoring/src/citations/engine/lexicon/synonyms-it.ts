/** Italian words that stand for each other: one group between two semicolons. */
export const italian = `
iniziare cominciare avviare; inizio principio avvio esordio; finire terminare concludere completare;
fine termine conclusione; continuare proseguire; eseguire effettuare svolgere compiere;
succedere accadere avvenire verificarsi capitare; contenere comprendere includere racchiudere;
servire occorrere necessitare bisogna; richiedere esigere necessitare; permettere consentire;
vietare proibire vietato proibito; impedire evitare prevenire; mostrare indicare presentare visualizzare;
dare fornire offrire; ottenere ricevere ricavare; prendere prelevare togliere; accettare ammettere;
rifiutare respingere; fare realizzare creare produrre; produrre fabbricare generare;
costruire edificare erigere realizzare; cambiare modificare mutare variare; trasformare convertire mutare;
sostituire rimpiazzare; togliere eliminare rimuovere cancellare; aggiungere inserire; mettere porre collocare;
unire collegare congiungere connettere; separare dividere suddividere; usare utilizzare impiegare adoperare servirsi;
uso utilizzo impiego; gestire amministrare; aiutare assistere; migliorare perfezionare;
aumentare crescere salire accrescere; diminuire calare scendere ridursi; ridurre abbassare limitare;
portare trasportare condurre; inviare mandare spedire trasmettere; viaggiare spostarsi; arrivare giungere pervenire;
raggiungere conseguire; partire andarsene lasciare; tornare rientrare ritornare; rispondere replicare;
chiedere domandare; chiamare denominare nominare; scoprire trovare rinvenire individuare; cercare ricercare;
controllare verificare esaminare; garantire assicurare; studiare esaminare analizzare; pensare ritenere credere;
capire comprendere; sapere conoscere; scegliere selezionare optare; decidere stabilire; stabilire fissare determinare;
indicare segnalare; spiegare illustrare chiarire; descrivere illustrare; riguardare concernere;
dipendere; causare provocare determinare; motivo ragione causa; conseguenza effetto risultato;
distruggere demolire; rompere spezzare; danneggiare rovinare guastare; proteggere difendere salvaguardare;
salvare conservare memorizzare; conservare mantenere custodire; tenere mantenere; aprire dischiudere;
chiudere serrare; riempire colmare; vuotare svuotare; pulire lavare; cuocere cucinare; mescolare mischiare;
tagliare recidere; acquistare comprare; vendere cedere; pagare versare saldare; costare valere;
guadagnare ricavare; perdere smarrire; vincere sconfiggere battere; combattere lottare; morire decedere scomparire;
nascere sorgere; vivere abitare risiedere; lavorare operare; insegnare istruire; imparare apprendere;
scrivere redigere comporre; leggere consultare; durare protrarsi; restare rimanere; sembrare parere apparire;
grande ampio vasto notevole; piccolo minuto ridotto; lungo esteso; breve corto; alto elevato; basso ridotto;
veloce rapido svelto; velocemente rapidamente presto; lento; forte potente robusto; debole fragile;
nuovo recente; vecchio antico; facile semplice agevole; difficile complesso arduo; importante rilevante significativo;
necessario indispensabile occorrente obbligatorio; sufficiente bastante; frequente abituale; frequentemente spesso sovente;
raro insolito; raramente; quasi circa; circa approssimativamente pressappoco; soprattutto principalmente;
completamente interamente totalmente; attualmente oggi ora; prima precedentemente anteriormente;
dopo successivamente poi quindi; subito immediatamente; insieme assieme congiuntamente; inoltre anche pure;
tuttavia però comunque; gratis gratuitamente gratuito; privo senza; possibile consentito; libero gratuito;
errore sbaglio difetto; metodo modo procedimento maniera; tipo genere specie; parte porzione sezione;
luogo posto sito; zona area regione; paese stato nazione; città centro; casa abitazione dimora; edificio costruzione fabbricato palazzo;
strada via; veicolo mezzo; auto automobile vettura macchina; nave imbarcazione battello; treno convoglio;
acqua liquido; cibo alimento; persona individuo; gente persone; abitante cittadino; bambino fanciullo;
medico dottore; malattia morbo affezione; cura terapia trattamento; farmaco medicina medicinale;
lavoro impiego mestiere; lavoratore operaio dipendente; denaro soldi; prezzo costo tariffa; guerra conflitto;
esercito truppe; legge norma regola; diritto; accordo patto intesa; capo direttore responsabile; sovrano re monarca;
opera lavoro; quadro dipinto tela; libro volume testo; documento; cartella directory; schermo monitor;
messaggio comunicazione; rete; programma applicazione software; utente utilizzatore; dispositivo apparecchio strumento;
quantità numero; metà; periodo epoca tempo; anno annuale annualmente; giorno giornata quotidiano; mensile mese;
calore; freddo; superficie; suolo terreno terra; albero pianta; animale bestia; monte montagna; fiume corso; mare;
usare utilizzare servirsi ricorrere impiegare; applicare usare; possibile potere permettere consentire capace;
abilitare autorizzare consentire; necessario bisogno bisognare occorrere dovere servire richiedere; obbligo dovere
obbligare obbligatorio; costringere obbligare forzare; iniziare partire; smettere cessare fermare arrestare
interrompere; finire smettere cessare; produrre formare creare; nascere derivare provenire originare; venire provenire
derivare discendere; formare costituire comporre; consistere comporre costituire formare fatto; composto fatto
costituito formato; avere possedere disporre dotare godere; possedere detenere; contenere racchiudere trovare esserci;
diventare divenire trasformare; rendere fare; aumento crescita incremento rialzo; aumentare alzare elevare
incrementare salire accelerare; crescere aumentare ingrandire svilupparsi; calo diminuzione riduzione ribasso;
diminuire abbassare ridurre calare attenuare smorzare; scendere abbassarsi calare; aiutare favorire contribuire
agevolare sostenere; vantaggio beneficio privilegio pregio; svantaggio inconveniente difetto; causare produrre
generare indurre comportare; portare provocare condurre; dovuto causa motivo grazie; merito dovere grazie; mostrare
rivelare dimostrare manifestare; dichiarare affermare sostenere dire; considerare ritenere giudicare reputare;
conoscere noto sapere; noto conosciuto celebre famoso; trovare reperire localizzare situare; rilevare individuare
riconoscere; verificare accertare; sorvegliare osservare vigilare osservazione sorveglianza controllare controllo;
osservare guardare notare vedere; vedere percepire scorgere; sentire udire ascoltare percepire; assistere partecipare
presenziare; garantire tutelare; mantenere conservare restare continuare; salvare memorizzare archiviare; togliere
levare asportare; cancellare annullare eliminare; annullare disdire revocare; disdetta recesso disdire; aggiungere
unire; ulteriore altro aggiuntivo supplementare; inserire introdurre immettere; entrare penetrare introdursi accedere;
uscire lasciare fuoriuscire; lasciare abbandonare; mettere disporre sistemare; installare montare; collegare legare
associare; fondere unire; mescolare unire amalgamare; dividere ripartire spezzare; distribuire ripartire assegnare;
cambiare sostituire; spostare trasferire muovere; muovere movimento attività; trasportare spostare; lanciare gettare
scagliare buttare; emettere rilasciare liberare sprigionare emanare; assorbire trattenere incorporare; trattenere
conservare; restituire rendere ridare riconsegnare; tornare ripristinare; premere schiacciare comprimere; tirare
trarre; girare ruotare; riparare aggiustare; danneggiare nuocere; danno perdita guasto; guasto avaria; crollare cedere
cadere rovinare; disastro catastrofe crollo sciagura; difendere riparare; proteggere protezione tutela; misurare
rilevare misurazione; calcolare computare determinare; obbligare imporre; approvare accettare; respingere bocciare
rigettare; modificare emendare correggere; correggere rettificare; prezzo importo somma; importo somma cifra
ammontare; spesa costo; canone affitto locazione; inquilino affittuario locatario conduttore; proprietario padrone
possessore locatore; proprietario possedere; deposito cauzione caparra; vendere vendita; comprare acquisto; guadagno
profitto utile ricavo; reddito entrata; tassa imposta tributo; morte decesso; uccidere ammazzare; vita esistenza;
avvenire verificarsi svolgere luogo; durata tempo periodo; durare richiedere; sembrare sensazione impressione;
apparire comparire; sparire scomparire; spiegare dovuto; rappresentare costituire; chiamare detto noto; dipendere
secondo; influenzare influire incidere; influsso influenza effetto; differire distinguere; diverso differente vario
distinto; uguale identico stesso medesimo pari; simile analogo affine; superare oltrepassare eccedere oltre superiore;
superiore maggiore oltre; inferiore minore; minimo almeno; corrispondere equivalere; appartenere parte; funzionare
operare andare; funzionamento esercizio; fondare istituire creare costituire; inventare ideare concepire; sviluppare
elaborare perfezionare punto; ricetta formula; reagire rispondere; informare avvisare comunicare notificare avvertire;
avviso avvertimento segnalazione; tentare provare cercare; provare sottoporre prova; prova test esame verifica;
governare reggere dirigere; eleggere nominare designare; eseguire attuare realizzare; seguire osservare rispettare;
rispettare osservare conformarsi; coprire rivestire ricoprire; circondare attorniare; bruciare ardere incendio; fuoco
incendio; fondere sciogliere; gelare congelare ghiaccio gelo; evaporare vapore; scorrere fluire; soffrire patire
subire; curare guarire; mangiare nutrirsi cibarsi consumare; nutrire alimentare; dormire riposare; riposo pausa;
sposare matrimonio nozze; figlio ragazzo bambino; ragazza figlia giovane; donna femmina; uomo maschio; nobile nobiltà
aristocratico; plebe popolo; pericolo rischio minaccia; rischiare esporre; paura timore; scopo fine obiettivo
finalità; mezzo strumento; carenza mancanza deficit; mancare assente; presenza presente; eccesso troppo eccessivo;
parte quota frazione; pezzo brandello frammento brano; maggioranza maggior; numero quantità quanto; elemento
componente; insieme gruppo; serie successione sequenza; elenco lista; forma aspetto figura; sapore gusto; odore
profumo; colore tinta; rumore suono; velocità rapidità; fretta rapidamente velocemente presto lesto; lentamente piano
adagio; peso pesante pesare; altezza quota altitudine; profondità profondo; lunghezza lungo; larghezza largo; spessore
spesso; strato livello; bordo margine orlo; limite confine; centro mezzo; interno dentro; esterno fuori; cima vetta
sommità; base fondo; lato fianco; terra suolo; pietra roccia sasso; monte vulcano; costa riva; vento aria; umido
bagnato umidità; secco asciutto arido; freddo gelo; caldo calore; luce luminoso; sole solare; energia forza potenza;
materiale materia sostanza; mescolanza miscela miscuglio; organo organismo ente; corpo organismo; ente autorità
istituzione organismo; azienda impresa ditta società; datore imprenditore; riunione seduta assemblea; sindaco primo;
comune municipio comunale; pubblico aperto; norma disposizione; accordo convenzione; firma firmare sottoscrivere;
diritto facoltà spettare; libro opera; scritto testo documento; immagine figura foto fotografia; parola termine
vocabolo; dato informazione; ricerca studio indagine; scienziato ricercatore studioso; scoperta scoprire; paziente
malato; sintomo segno manifestazione; passo fase tappa stadio; compito mansione incarico; impostazione configurazione;
pulsante tasto bottone; cliente acquirente; negozio bottega esercizio; quattrocento quindicesimo; anno annuo;
mensilità mese; settimana settimanale; ogni ciascuno tutto; intero completo totale tutto; soltanto solo solamente
unicamente esclusivamente; unico solo; principale primo maggiore fondamentale; successivo seguente; precedente prima;
attuale odierno; migliore ottimo; delicato fine raffinato; sottile fine; rigido duro rigidità; morbido molle tenero;
violento forte intenso; intenso forte; sicuro certo; chiaro evidente; esatto preciso; vario diverso; straniero
forestiero estero; comune diffuso; diffuso esteso; diffondere propagare spargere; gradualmente progressivamente;
regolarmente regolare; automaticamente automatico; separatamente separato; nuovamente ancora; ora adesso; sempre
costantemente continuamente; normalmente solitamente generalmente media; regolare normale; capo indumento abito
vestito; tenere mantenere continuare; serve necessario; smaltire eliminare; raccogliere raccolta; coltivare
coltivazione; allevare allevamento; disastroso catastrofico;
`;
