/** German words that stand for each other: one group between two semicolons. */
export const german = `
beginnen anfangen starten begann begonnen angefangen; enden aufhören endet schließen;
beenden abschließen abgeschlossen beendet terminieren; fortsetzen weiterführen fortfahren;
ausführen durchführen vornehmen laufen tun machen;
geschehen passieren ereignen geschieht geschah passiert vorkommen;
entstehen entwickeln bilden entsteht entstand; enthalten beinhalten umfassen enthält umfasst;
bestehen zusammensetzen besteht;
benötigen brauchen erfordern verlangen benötigt braucht bedürfen; nötig notwendig erforderlich;
notwendigerweise zwangsläufig; erlauben gestatten zulassen ermöglichen erlaubt gestattet;
verbieten untersagen verboten untersagt; verhindern vermeiden abwenden; erreichen gelangen;
zeigen anzeigen darstellen; anzeigen darstellen einblenden; geben liefern bereitstellen bieten;
bieten anbieten gewähren liefern bietet; bereitstellen liefern mitliefern anbieten;
mitgeliefert bereitgestellt mitbekommt; bekommen erhalten kriegen empfangen erhält bekam erhielt;
holen abrufen beziehen; nehmen annehmen; ablehnen zurückweisen verweigern;
herstellen erzeugen produzieren fertigen erstellen bilden;
erstellen anlegen erzeugen schaffen bauen bilden generieren; schaffen erschaffen;
bauen errichten erbauen konstruieren kompilieren; kompilieren übersetzen bauen;
festlegen bestimmen definieren angeben; angeben nennen benennen;
ändern verändern abändern modifizieren anpassen; umwandeln verwandeln wandeln umformen;
ersetzen austauschen; entfernen löschen beseitigen; löschen entfernen tilgen;
hinzufügen anfügen anhängen ergänzen einfügen; einfügen einsetzen eintragen;
legen setzen stellen; befestigen anbringen; verbinden verknüpfen anschließen;
vereinen vereinigen zusammenführen; mischen vermischen mengen; trennen teilen abtrennen;
teilen aufteilen unterteilen; unterscheiden auseinanderhalten;
verwenden benutzen nutzen gebrauchen einsetzen anwenden bedienen;
benutzung verwendung nutzung gebrauch einsatz; nutzer benutzer anwender; behandeln verarbeiten;
verwalten betreuen pflegen; steuern lenken regeln; unterstützen helfen fördern;
erhöhen steigern anheben; steigen zunehmen wachsen ansteigen; wachsen gedeihen;
erweitern ausdehnen; verringern senken vermindern reduzieren mindern;
sinken fallen abnehmen zurückgehen; heben anheben; tragen befördern transportieren;
senden schicken übermitteln versenden; reisen fahren; ankommen eintreffen;
antworten erwidern reagieren geantwortet; bitten verlangen; rufen aufrufen;
heißen nennen genannt bezeichnet; bezeichnen nennen; bedeuten heißen bedeutet;
finden entdecken auffinden gefunden fand; entdecken feststellen bemerken;
bemerken merken feststellen; suchen durchsuchen; prüfen überprüfen kontrollieren testen;
sicherstellen gewährleisten sorgen; untersuchen erforschen; versuchen probieren;
denken meinen glauben; halten betrachten; wissen kennen bewusst; verstehen begreifen;
lernen erlernen gewöhnen; erfahren lernen; erklären erläutern beschreiben; beschreiben schildern;
mitteilen informieren melden; empfehlen raten empfohlen ratsam;
wählen auswählen aussuchen gewählt; auswahl wahl; bevorzugen vorziehen; wollen möchten wünschen;
wünschenswert erwünscht; beabsichtigen planen; behalten bewahren aufbewahren;
speichern ablegen sichern; erhalten bewahren; besitzen haben; gehören zählen; fehlen mangeln;
öffnen aufmachen; schließen zumachen; schützen sichern bewahren; gefahr risiko;
gefährlich riskant; beschädigen schädigen; zerstören vernichten;
sterben absterben eingehen töten stirbt; leben wohnen hausen; liegen befinden; stecken befinden;
existieren bestehen; vorhanden verfügbar; arbeiten funktionieren laufen; laufen ablaufen;
scheitern versagen fehlschlagen; kaputt defekt; fehler mangel defekt; problem schwierigkeit;
lösen beheben; reparieren instandsetzen beheben; richtig korrekt; falsch inkorrekt;
genau exakt präzise; passend geeignet; passen entsprechen genügen; entsprechen genügen gerecht;
verursachen auslösen bewirken hervorrufen; folge ergebnis konsequenz; ergebnis resultat;
auswirkung wirkung effekt; beeinflussen beeinflusst; abhängen abhängig; grund ursache;
schnell rasch zügig flott; sofort unverzüglich gleich umgehend; geschwindigkeit tempo;
modern heutig zeitgemäß; aktuell gegenwärtig derzeit; vorher zuvor früher; später danach nachher;
dann danach; zuerst anfangs zunächst; ursprünglich anfänglich original originalen;
letzte letztmalig zuletzt; endlich schließlich; folgend nächste; vorhergehend vorig; groß riesig;
riesig gewaltig; gering niedrig klein; schmal eng; breit weit;
erheblich beträchtlich deutlich bedeutend; etwas leicht;
viele zahlreiche zahlreich mehrere etliche; mehrere einige verschiedene;
verschieden unterschiedlich verschiedenen unterschiedlichen; unterschied differenz;
gleich identisch selbe selben; ähnlich vergleichbar ähneln ähnelt gleichen gleicht;
völlig vollständig komplett ganz; gesamt ganz; teil stück abschnitt; anzahl zahl menge;
art sorte typ; normalerweise gewöhnlich üblicherweise allgemein; oft häufig;
üblich gewöhnlich verbreitet; beliebt verbreitet; häufig verbreitet; selten rar;
manchmal gelegentlich; immer stets; ständig dauernd; hauptsächlich vorwiegend überwiegend vor;
hauptsächlich haupt; besonders insbesondere; bestimmt gewiss speziell;
etwa rund ungefähr zirka circa; fast beinahe nahezu; maximal höchstens;
minimal mindestens wenigstens; wichtig bedeutend wesentlich; wichtigste zentrale;
nützlich hilfreich praktisch; einfach simpel leicht; schwierig schwer; kompliziert komplex;
klar deutlich offensichtlich; stark kräftig; mensch person; leute menschen personen;
anfänger neuling einsteiger neulinge; fachmann experte; autor verfasser urheber;
mannschaft team gruppe; firma unternehmen betrieb; verkäufer händler; land staat;
gebiet region bereich; ort stelle platz; haus gebäude; straße weg; weg pfad route; schiff boot;
auto wagen fahrzeug; maschine gerät apparat; rechner computer; lebensmittel nahrung essen;
nahrung futter speise; preis kosten; teuer kostspielig; billig günstig preiswert;
kaufen erwerben; aufgabe arbeit; kampf schlacht; preis auszeichnung; krankheit leiden;
medikament arznei; verletzung wunde; bild abbildung; foto fotografie; dokument datei; buch band;
handbuch anleitung; wort begriff ausdruck; buchstabe zeichen; zeichen symbol; hinweis anmerkung;
überschrift titel; kapitel abschnitt; verzeichnis ordner; parameter argument; einstellung option;
option möglichkeit; konfigurieren einrichten einstellen; befehl kommando anweisung;
programm anwendung; quelltext quellcode; standard vorgabe; ausgabe version fassung;
daten informationen; nachricht meldung; veröffentlichen herausgeben; aktualisieren erneuern;
installieren einrichten; anmelden einloggen; passwort kennwort; netz netzwerk; webseite website;
zugriff zugang; klicken drücken; drücken betätigen; taste knopf; bildschirm monitor;
einschalten aktivieren anschalten; ausschalten deaktivieren; verzögerung wartezeit;
erneut nochmals wieder neu; drucken ausdrucken; druckvorgang drucken;
verfassen schreiben geschrieben verfasst; bearbeiten editieren; eigenschaft merkmal;
gegenstand ding objekt; hitze wärme; heiß warm; kalt kühl; feucht nass; sauber rein;
stein fels gestein; boden erde; hügel berg; meer see ozean; küste ufer; fluss strom;
begrenzen beschränken; beschränkung begrenzung; frei uneingeschränkt; jährlich jahr; täglich tag;
heute gegenwärtig; heutzutage heute; zeit dauer; dauer zeitraum; zeitraum zeit periode;
fressen essen verzehren; fortpflanzen vermehren; nachwuchs junge; blume blüte;
gefrieren frieren zufrieren zugefroren gefroren; härten erhärten; fließen strömen;
umgeben umschließen; gesetz regel; regel vorschrift; erlaubnis genehmigung; vertrag abkommen;
bedingung voraussetzung; idee vorstellung; meinung ansicht; ziel zweck; rolle funktion;
vorteil nutzen; gegenleistung dafür; gemeinsam zusammen; automatisch selbsttätig;
dauerhaft ständig; leise still; berühmt bekannt; zusätzlich weiter; außerdem zudem ferner;
allerdings jedoch aber; obwohl obgleich; ebenfalls auch; deshalb darum daher deswegen;
locker lockern auflockern; begründen rechtfertigen; abbrechen stoppen anhalten;
akzeptieren annehmen zustimmen; grundsätzlich prinzipiell; bestimmen ermitteln;
ermitteln feststellen; berechnen ausrechnen; leistungsfähig leistet leistung; dienen nutzen;
innerhalb binnen; je pro; treiben aufgehen; herrschen regieren; herrscher könig;
gestorben starb tot; errichtet gebaut erbaut; versorgen beliefern; trinkwasser wasser;
gleichzeitig zugleich parallel; gebäude bauwerk bau haus; boden erdreich erde grund untergrund;
wand mauer; nachweis beleg beweis; unnötig überflüssig entbehrlich;
verkleinern verringern reduzieren; 
rund knapp gut fast; völlig vollständig ganz komplett gänzlich; häufig oft vielfach oftmals;
selten kaum; meist meistens gewöhnlich üblicherweise normalerweise;
ständig dauernd immer stets fortwährend; sofort unverzüglich umgehend gleich; bald demnächst;
früher einst ehemals damals; heute heutzutage gegenwärtig derzeit aktuell;
zuerst zunächst anfangs ursprünglich; zuletzt schließlich endlich;
danach anschließend darauf später hinterher; vorher zuvor davor; außerdem zudem ferner überdies;
jedoch allerdings aber dennoch trotzdem; deshalb daher darum deswegen;
insbesondere besonders vor; beispielsweise etwa; lediglich nur bloß; mindestens wenigstens;
ungefähr annähernd etwa; täglich tag; jährlich jahr; monatlich monat; wöchentlich woche;
viertelstunde fünfzehn; jahrhundert hundert; dauer zeit zeitraum; epoche zeitalter ära;
anfang beginn start; schluss ende abschluss; ursache grund anlass;
folge wirkung auswirkung ergebnis konsequenz; ziel zweck absicht; mittel werkzeug;
weise art form; eigenschaft merkmal kennzeichen; stoff material substanz; teilchen partikel;
menge anzahl zahl; großteil mehrheit; gebiet region gegend bereich; ort stelle platz; staat land;
stadt ort gemeinde; dorf siedlung; bewohner einwohner; mensch person; leute menschen personen;
kind kinder jugendliche; arzt mediziner; krankheit leiden erkrankung; heilung genesung;
medikament arznei arzneimittel; nahrung essen lebensmittel;
arbeiter beschäftigter angestellter mitarbeiter; chef leiter vorgesetzter;
unternehmen firma betrieb; geschäft laden; kunde käufer auftraggeber; preis kosten; geld mittel;
steuer abgabe; lohn gehalt; vertrag vereinbarung abkommen; gesetz vorschrift regel; krieg kämpfe;
heer armee truppen; herrscher könig fürst; sieg gewinnen; niederlage verlieren; tod sterben;
geburt geboren; schiff boot; straße weg; fahrzeug wagen auto; zug bahn eisenbahn; fluss strom;
berg gebirge; meer see ozean; pflanze gewächs; wärme hitze; kälte frost; bild gemälde;
buch werk band; schrift text; brief schreiben; nachricht meldung mitteilung botschaft;
hinweis angabe; verzeichnis ordner; rechner computer; bildschirm monitor; befehl kommando;
option schalter; voreinstellung vorgabe standard; fehler störung defekt; verbindung anschluss;
anbieter provider lieferant; anfrage abfrage; kopie abbild; sicherung backup; passwort kennwort;
anwendung programm software; aktualisieren erneuern updaten; aktualisierung update;
einrichten installieren konfigurieren; abbrechen beenden; kopieren vervielfältigen;
drucken ausdrucken; anklicken klicken; markieren auswählen; speichern sichern ablegen;
melden mitteilen anzeigen benachrichtigen; äußern sagen; beschließen entscheiden;
verlangen fordern; ablehnen verweigern; leiten führen; herrschen regieren; erobern einnehmen;
zerstören vernichten; reparieren instandsetzen ausbessern; reinigen säubern putzen waschen;
kochen garen; rühren mischen; erhitzen erwärmen; kühlen abkühlen; gießen bewässern;
pflanzen säen; füttern ernähren; fressen essen; leben wohnen; bestimmen beherrschen;
verfügen besitzen haben; fehlen mangeln; ausreichen genügen reichen; übersteigen überschreiten;
betragen umfassen; dauern währen; stammen kommen; liegen befinden; weit fern entfernt; nah nahe;
breit weit; eng schmal; leicht einfach mühelos; schwierig schwer kompliziert; stark kräftig;
hart fest; neu modern; gefährlich riskant; sicher geschützt; nützlich hilfreich; berühmt bekannt;
wichtig bedeutend wesentlich; besonders außergewöhnlich; gleich identisch; ähnlich vergleichbar;
verschieden unterschiedlich; nass feucht; trocken dürr; geeignet passend eignen;
verboten unzulässig; erlaubt zulässig gestattet;
verwenden nehmen greifen; können möglich ermöglichen erlauben dürfen lassen; müssen nötig erforderlich brauchen
bedürfen; pflicht müssen verpflichten; zwingen nötigen; genügen reichen ausreichen; genug ausreichend genügend
hinreichend; stoppen halten anhalten unterbrechen abbrechen; entstehen bilden formen hervorgehen; stammen herkommen
herrühren; bestehen zusammengesetzt gemacht; aufweisen besitzen verfügen; werden verwandeln umwandeln; steigerung
zunahme anstieg wachstum erhöhung; abnahme rückgang senkung minderung verringerung; zunehmen steigen; beschleunigen
schneller; verlangsamen bremsen langsamer; helfen beitragen begünstigen unterstützen; vorteil nutzen vorzug; nachteil
schattenseite; führen bewirken verursachen; bedingt wegen verursacht; zurückführen liegen; zeigen verraten hinweisen;
erklären behaupten sagen äußern; gelten angesehen betrachten ansehen; bekannt berühmt; feststellen ermitteln;
überwachen beobachten aufsicht; beobachten sehen; wahrnehmen spüren; hören vernehmen; bleiben weiterhin verharren
festhalten; aufheben lagern; sichern speichern; beseitigen lösen entfernen; streichen aufheben; zusätzlich weiter
weitere ergänzend neu; eintreten gelangen eindringen; austreten verlassen; montieren anbringen einbauen; koppeln
verbinden; verschmelzen vereinen; verteilen aufteilen; wechseln tauschen austauschen; bewegen verschieben; verschieben
verlegen verlagern; versetzen verfrachten bringen; bringen befördern schaffen; werfen schleudern; abgeben freisetzen
ausstoßen; aufnehmen aufsaugen absorbieren; zurückgeben erstatten; wiederherstellen zurücksetzen; drücken pressen
betätigen; ziehen zerren; drehen rotieren; schaden beschädigung; ausfall störung; einstürzen zusammenbrechen; abwehren
schützen; messen messung; berechnen ermitteln bestimmen; vorschreiben anordnen; zustimmen zustimmung einverstanden
einwilligen genehmigen; billigen genehmigen; ausgleichen korrigieren; berichtigen korrigieren; summe betrag; kosten
ausgaben; strafe vertragsstrafe buße; fordern verlangen; miete mietzins; mieter bewohner; eigentümer besitzer; verkauf
verkaufen; kauf kaufen erwerben; gewinn ertrag; einkommen einkünfte; tod todesopfer sterben; umkommen sterben fallen;
töten umbringen; leben dasein; stattfinden erfolgen; dauern währen brauchen; scheinen wirken aussehen; auftreten
erscheinen; abhängen richten; einfluss einwirkung wirkung; unterschied abweichung; verschieden unterschiedlich anders;
gleich identisch selbe; übertreffen übersteigen überschreiten; höchstens maximal; mindestens wenigstens spätestens;
entsprechen gleichkommen; gründen stiften; erfinden ersinnen; entwickeln ausarbeiten; benachrichtigen informieren
unterrichten; anzeigen melden; warnung hinweis; einreichen abgeben bewerben; antrag bewerbung gesuch; bewerben
beantragen; vorhaben projekt; fördern förderung unterstützen; test probe prüfung versuch; regieren herrschen; wählen
ernennen berufen; befolgen einhalten beachten; decken stillen befriedigen; bedecken überziehen; verbrennen feuer;
schmelzen tauen abschmelzen; gefrieren eis; verdampfen dampf gasförmig; gas gasförmig; leiden erleiden; heilen
genesen; krank krankheit seuche; seuche epidemie krankheit; essen verzehren fressen; schlafen ruhen; hunger hungern;
heiraten ehe; kind junge; frau weiblich; mann männlich; bedrohung gefahr; angst furcht; mangel fehlen; anteil
bruchteil; stück teil bruchstück; stelle ort platz punkt; großteil mehrheit meist größtenteils meisten; zahl anzahl
menge; umfangreich groß viel; bestandteil element komponente; gruppe reihe; liste verzeichnis; geschmack aroma; geruch
duft; lärm geräusch; tempo geschwindigkeit; gewicht druck last; schwer gewicht; höhe hoch; tiefe tief; länge lang;
breite breit; dicke dick; lage schicht ebene; rand kante; grenze limit; mitte zentrum; innen innere; außen draußen
außengerät; gipfel spitze; boden grund untergrund gelände erdboden; gelände terrain land; stein fels; luft wind;
feucht nass feuchtigkeit; trocken trocknen austrocknen; kalt kälte; warm wärme hitze; erhitzen erwärmen erwärmung;
licht strahlung sonnenlicht hell; sonne sonnenlicht; schwach gering; energie kraft; fest festigkeit stabil; belastbar
aushalten fest; material stoff substanz; mischung gemisch; organismus körper; behörde amt; firma betrieb unternehmen;
arbeitgeber chef; sitzung versammlung; gemeinde kommune; öffentlich offen; vorschrift regel norm; vereinbarung
vertrag; partei seite; unterschreiben unterzeichnen; recht befugnis dürfen; schließen abschluss friedensschluss;
verbünden bündnis; fremd auswärtig ausländisch; schlacht kampf gefecht; werk buch; schrift text dokument; bild foto
abbildung; wort begriff; daten angaben informationen datenmengen; wissenschaftler forscher; entdeckung fund; patient
kranke; anzeichen symptom; schritt phase stufe; einstellung konfiguration; knopf taste; kunde käufer; laden geschäft;
auftraggeber kunde; woche wöchentlich; winter wintermonate winterlich; jahr jährlich; jahrzehnt jahre; jeder alle;
ganz gesamt vollständig völlig; nur lediglich allein ausschließlich; haupt wichtigste; nächste folgende; vorherige
frühere; heutig aktuell; später danach anschließend nachher; anfangs erste zunächst; dünn fein; hart starr; heftig
intensiv; sicher gewiss; deutlich klar; ererbt angeboren; jung jungtier; alt älter erfahren; tier vogel; erfahrung
erfahren; allmählich langsam; erneut wieder; auffrischen erneuern aktualisieren; normalerweise gewöhnlich regel; meist
regel gewöhnlich; sofort unverzüglich umgehend; einschränken beschränken begrenzen; reinigen säubern waschen putzen;
leistung ergebnis; aushalten halten tragen; entziehen nehmen; liefern enthalten; gefährden bedrohen; ernte ernten;
anbau anbauen; zucht züchten; hinausgehen übersteigen; öffnen aufreißen reißen; spalten risse; steil steilheit;
fachleute experten fachmann; ausschließen ausgeschlossen; begonnen angefangen; samt enthalten; einzeln getrennt; laden
ladevorgang; kämpfen schlachten; verspätet später verspäten; einnahmen umsatz; haften haftung;
senken sinken verringern; erhöhen steigen ansteigen; verbreiten ausbreiten;
`;
