import type { GoodLesson } from './good-course.ts';

/** Two modules of three lessons about bread, written by hand. */
export const bread: readonly { readonly title: string; readonly lessons: readonly GoodLesson[] }[] =
  [
    {
      title: 'What dough is made of',
      lessons: [
        {
          title: 'Flour and its proteins',
          objectives: [
            'Explain why wheat flour forms gluten',
            'Choose a flour by its protein content',
          ],
          content: `## Two proteins and water

Wheat flour holds two proteins, glutenin and gliadin, that do nothing while they are dry.[^1] Once water reaches them they join into a web called gluten.[^1] The web stretches without tearing, so it can hold bubbles of gas as a balloon holds air.[^1]

Picture a net that is pulled from all sides. Glutenin gives the net its strength, and gliadin lets it flow.[^2] A dough with much strength and little flow springs back when it is rolled; one with much flow spreads on the table.[^2]

## Reading the bag

Strong bread flour has about 13 percent protein.[^3] Cake flour has about 8 percent, which is why a sponge crumbles and a loaf can be pulled apart.[^3]

- Take a strong flour for loaves that should rise high.
- Take a soft flour for biscuits, where a web would make the crumb tough.

Wholemeal flour is a special case. Its bran cuts the web like small knives, so a wholemeal loaf stays flatter even though the flour is rich in protein.[^3] Bakers often mix it with white flour for that reason, half and half for a first try.`,
          summary:
            'Water turns two proteins of wheat into a stretchy web. Strong bread flour has about 13 percent protein.',
          terms: {
            Gluten: 'A stretchy web of two wheat proteins that forms when flour is wetted.',
            Bran: 'The hard outer layer of the grain, which cuts the web of the dough.',
          },
          quiz: [
            {
              ask: 'What makes the proteins of wheat join into a web?',
              options: ['Salt', 'Heat', 'Water', 'Sugar'],
              key: 2,
              why: 'The proteins do nothing while they are dry; water lets them join.',
            },
            {
              ask: 'A dough springs back whenever it is rolled. Which protein prevails in it?',
              options: ['Glutenin', 'Gliadin', 'Albumin', 'Casein'],
              key: 0,
              why: 'Glutenin gives the web its strength, so such a dough springs back.',
            },
            {
              ask: 'Why does a wholemeal loaf stay flatter than a white one?',
              options: [
                'Its yeast dies in the oven',
                'Bran cuts the web that holds gas',
                'It has hardly any protein',
                'Its crust hardens too soon',
              ],
              key: 1,
              why: 'The bran of wholemeal flour cuts the web like small knives.',
            },
          ],
          passages: [
            'Dry glutenin and gliadin are inert. Hydrated, they bond to gluten, an elastic network in which gas is trapped.',
            'Elasticity of a dough comes from glutenin, extensibility from gliadin.',
            'Protein: bread flour 13 %, cake flour 8 %. In wholemeal doughs bran particles sever the network and the volume drops.',
          ],
        },
        {
          title: 'Yeast at work',
          objectives: ['Describe what yeast gives off', 'Predict how warmth changes rising times'],
          content: `## A living ingredient

Yeast is a fungus of a single cell that feeds on sugars in the flour.[^1] As it feeds, it gives off carbon dioxide, which blows the dough up, and alcohol, which leaves it again in the oven.[^1]

Temperature is the baker's clock. At 24 degrees a dough doubles in about two hours.[^2] Ten degrees less, and the same dough needs the whole evening; in a refrigerator it takes until the next morning.[^2] Slow rising has a reward, for acids and aromas need time to form.[^2]

## How much and how long

A teaspoon of dried yeast raises half a kilogram of flour.[^3] Use a quarter of that when the dough may stand overnight.[^3]

Try it yourself: mix two small doughs, put one beside the stove and one into the cellar, and mark their height on the glass every half hour. Which of the two smells more of bread at the end? Most people find the slow one richer.

Heat is also the end of yeast. Above 55 degrees its cells die, so water from a boiling kettle ruins a dough before it begins.[^3]`,
          summary:
            'Yeast feeds on sugar and gives off gas. At 24 degrees a dough doubles in about two hours.',
          terms: {
            Yeast: 'A fungus of a single cell that raises dough by giving off gas.',
            'Carbon dioxide': 'The gas that a feeding fungus gives off and that blows dough up.',
          },
          quiz: [
            {
              ask: 'Which gas blows a dough up?',
              options: ['Oxygen', 'Carbon dioxide', 'Nitrogen', 'Water vapour'],
              key: 1,
              why: 'Yeast gives off carbon dioxide as it feeds on sugars.',
            },
            {
              ask: 'You have no time before tomorrow. Where does a dough rise best until then?',
              options: ['On the stove', 'In sunlight', 'Under a lamp', 'In a refrigerator'],
              key: 3,
              why: 'In a refrigerator the same dough takes until the next morning.',
            },
            {
              ask: 'What happens to a dough that is mixed with water from a boiling kettle?',
              options: [
                'Its cells of yeast die',
                'It doubles within minutes',
                'It tastes of more acids',
                'Its sugars turn to alcohol',
              ],
              key: 0,
              why: 'Above 55 degrees the cells of yeast die.',
            },
          ],
          passages: [
            'Saccharomyces, a unicellular fungus, ferments sugars of the flour to CO2 and ethanol; the latter evaporates during baking.',
            'Doubling takes 2 h at 24 °C, an evening at 14 °C, a night when chilled. Aroma compounds accumulate with time.',
            'Dose: one teaspoon of dry yeast per 500 g, a quarter for overnight. Cells perish beyond 55 °C.',
          ],
        },
        {
          title: 'Salt and water in balance',
          objectives: ['Calculate the hydration of a recipe', 'Justify the usual share of salt'],
          content: `## Hydration in one number

Bakers write every recipe in shares of the flour.[^1] The share of water has a name of its own, hydration: 350 grams of water on 500 grams of flour make 70 percent.[^1]

Low shares give a dense crumb and a dough that is easy to shape.[^2] High shares give large holes, a thin crust and a sticky table.[^2] Beginners do well at 65 percent and add five points whenever their hands have learned the last five.

## What salt does

Salt does more than taste. It tightens the web, slows the fungus down and keeps the crust from going pale.[^3] Its usual share is 2 percent of the flour.[^3] Without it a loaf rises fast, sags at the edges and tastes of paste.

Here is the sum for a small loaf. Take 400 grams of flour, 260 grams of water and 8 grams of salt.[^1] Divide the water by the flour, and you get 65 percent; divide the salt by the flour, and you get the 2 percent from above.[^1] Whoever can do this sum can scale a recipe for two people or for twenty.`,
          summary:
            'Hydration is the share of water on flour. Its usual share is 2 percent of the flour.',
          terms: {
            Hydration:
              'The weight of the water in a recipe, as a share of the weight of its flour.',
            Crumb: 'The soft inside of a loaf, with its holes.',
          },
          quiz: [
            {
              ask: 'A recipe has 350 grams of water and 500 grams of flour. What is its hydration?',
              options: ['50 %', '65 %', '70 %', '85 %'],
              key: 2,
              why: 'Divide the water by the flour: 350 by 500 is 70 percent hydration.',
            },
            {
              ask: 'A baker wants large holes and does not mind a sticky table. What helps?',
              options: ['Less salt', 'A softer flour', 'A cooler oven', 'More water'],
              key: 3,
              why: 'High shares of water give large holes and a sticky table.',
            },
            {
              ask: 'Which fault shows that the salt was forgotten?',
              options: [
                'A crust that is too dark',
                'A dough that hardly rises',
                'A loaf that sags at its edges',
                'A crumb with sharp corners',
              ],
              key: 2,
              why: 'Without salt a loaf rises fast, sags at the edges and tastes of paste.',
            },
          ],
          passages: [
            'Baker’s percentages relate all weights to flour. Hydration: 350 g water / 500 g flour = 70 %.',
            'Stiff doughs yield a close crumb and handle well; wet ones an open crumb, thin crust, more stickiness.',
            'Salt (2 % on flour) strengthens the network, restrains fermentation, improves crust colour.',
          ],
        },
      ],
    },
    {
      title: 'From dough to loaf',
      lessons: [
        {
          title: 'Kneading and folding',
          objectives: ['Compare kneading with folding', 'Test a dough with the windowpane method'],
          content: `## Two ways to one web

Kneading lines the proteins up by force.[^1] Ten minutes by hand or six in a machine are enough for most doughs.[^1] Folding reaches the same end with patience: the dough is stretched and laid over itself four times, with half an hour of rest between two rounds.[^1]

Which way suits you depends on the dough. A stiff one wants kneading, because it resists being stretched.[^2] A wet one wants folding, because it would only stick to the hands.[^2]

## The windowpane

How do you know that you are done? Take a piece the size of a walnut and draw it out between your fingers. If it becomes a thin skin that light shines through, the web is ready.[^3] If it tears at once, give it another two minutes or one more fold.[^3]

Too much is possible as well, though hardly by hand. A machine that runs for twenty minutes breaks the web again, and the dough turns shiny, wet and slack.[^3] Nothing mends it then; bake it in a tin, and begin anew tomorrow with a timer beside the bowl.`,
          summary:
            'Force or patience both line the proteins up. Ten minutes by hand or six in a machine are enough for most doughs.',
          terms: {
            Folding: 'Stretching a dough and laying it over itself, with rests between the rounds.',
            Windowpane: 'A piece of dough drawn out to a thin skin, which shows that it is ready.',
          },
          quiz: [
            {
              ask: 'You work with a very wet dough. How do you build its web?',
              options: [
                'Roll it out with a pin',
                'Fold it, with rests between',
                'Knead it for twenty minutes',
                'Chill it without touching it',
              ],
              key: 1,
              why: 'A wet dough wants folding, because it would only stick to the hands.',
            },
            {
              ask: 'A drawn-out piece of dough tears at once. What does it need?',
              options: ['More kneading', 'A hotter oven', 'More salt', 'Less rest'],
              key: 0,
              why: 'If it tears at once, give it another two minutes of kneading or one more fold.',
            },
            {
              ask: 'How can you tell that a machine has run too long?',
              options: [
                'The dough is stiff and dry',
                'The dough smells of alcohol',
                'A thin skin lets light through',
                'The dough is shiny and slack',
              ],
              key: 3,
              why: 'A broken web makes the dough shiny, wet and slack.',
            },
          ],
          passages: [
            'Mechanical work aligns gluten: 10 min manual, 6 min machine. Alternative: four stretch-and-fold sets at 30 min intervals.',
            'Stiff doughs are kneaded since they resist extension; slack doughs are folded since they adhere.',
            'Windowpane test: a translucent membrane means full development, tearing means more work. Overmixing (20 min) ruptures gluten.',
          ],
        },
        {
          title: 'Shaping a round loaf',
          objectives: ['Shape a round loaf with a taut skin', 'Judge by touch when proofing ends'],
          content: `## A skin under tension

A loaf keeps its form in the oven if its surface is taut.[^1] To get there, pull the edges of the dough to the middle, turn the ball over and drag it towards you on a table without flour.[^1] The underside sticks, the top tightens, and after three or four drags the ball stands up by itself.[^1]

Do not tear the skin. A tear lets gas out in one place, and the loaf leans to that side.[^2]

## The last rise

The shaped ball rises once more, which bakers call proofing.[^2] It rests in a basket with its seam on top, under a cloth, for about 45 minutes.[^2]

Your finger tells you when it ends. Press a floured fingertip a centimetre deep into the dough. When the dent fills at once, wait; when it fills slowly and not all the way, bake; when it stays as it is, the dough has waited too long.[^3] An overproofed ball still makes a good flat bread, so nothing is lost. Press it out by hand, oil it, and bake it on a sheet with herbs.`,
          summary:
            'A taut skin keeps the form. It rests in a basket with its seam on top, under a cloth, for about 45 minutes.',
          terms: {
            Proofing: 'The last rise of a shaped ball of dough before it is baked.',
            Seam: 'The side on which the edges of the dough were pulled together.',
          },
          quiz: [
            {
              ask: 'Why is the ball dragged over a table without flour?',
              options: [
                'So that it sticks and tightens',
                'So that it loses its gas',
                'So that it takes up salt',
                'So that its seam opens',
              ],
              key: 0,
              why: 'The underside sticks, and the top tightens.',
            },
            {
              ask: 'A dent in the dough fills at once. What do you do?',
              options: ['Bake it now', 'Press it flat', 'Knead it again', 'Wait longer'],
              key: 3,
              why: 'When the dent fills at once, wait: proofing has not ended.',
            },
            {
              ask: 'A loaf leans to one side after baking. What is the likely cause?',
              options: [
                'Too short a rest in the basket',
                'A tear in its skin',
                'A seam at the bottom',
                'Too much oil on the sheet',
              ],
              key: 1,
              why: 'A tear in the skin lets gas out in one place, and the loaf leans to that side.',
            },
          ],
          passages: [
            'Surface tension retains the shape. Fold edges inward, invert, drag on an unfloured bench; the base adheres while the top tightens.',
            'Ruptures of the outer layer cause lopsided loaves. Final proof: 45 min, seam up, covered, in a banneton.',
            'Poke test: instant rebound – underproofed; slow partial rebound – ready; no rebound – overproofed.',
          ],
        },
        {
          title: 'Steam, heat and crust',
          objectives: ['Explain what steam does to a crust', 'Recognise a loaf that is done'],
          content: `## The first ten minutes

A loaf grows for the last time when it enters the oven.[^1] The gas in it expands, the fungus has a final burst, and the loaf gains about a third in height.[^1] Steam keeps the surface soft for so long; without it the crust sets early and bursts somewhere at random.[^1]

At home a closed iron pot is the simplest source of steam, because the loaf makes its own.[^2] Heat the empty pot for half an hour at 240 degrees.[^2] Lift the lid after twenty minutes, so that the crust can brown.[^2]

## Brown, and done

The brown of a crust comes from sugars and proteins that react above 140 degrees.[^3] A dark crust tastes of nuts and caramel; a pale one tastes of little.

Two signs tell that a loaf is done. It sounds hollow when you knock on its base, and a thermometer in its middle shows 96 degrees.[^3] Then comes the hardest part of all: leave it alone for an hour. The crumb still sets as it cools, and a knife that comes too early smears it.[^3]`,
          summary:
            'Steam lets a loaf grow before its crust sets. Heat the empty pot for half an hour at 240 degrees.',
          terms: {
            Crust: 'The hard brown outside of a loaf.',
            Steam: 'Water vapour in the oven, which keeps the surface of a loaf soft at first.',
          },
          quiz: [
            {
              ask: 'What does steam do in the first ten minutes?',
              options: [
                'It browns the sugars early',
                'It keeps the surface soft',
                'It cools the iron pot',
                'It kills off the fungus',
              ],
              key: 1,
              why: 'Steam keeps the surface soft, so the loaf can grow.',
            },
            {
              ask: 'Why is the lid lifted after twenty minutes?',
              options: [
                'To cool the loaf',
                'To add water',
                'To brown the crust',
                'To test the base',
              ],
              key: 2,
              why: 'The lid is lifted so that the crust can brown.',
            },
            {
              ask: 'Which sign tells that a loaf is done?',
              options: [
                'Its crust bursts at random',
                'Its base sounds hollow',
                'Its crumb smears a knife',
                'Its height begins to fall',
              ],
              key: 1,
              why: 'A loaf that is done sounds hollow when you knock on its base.',
            },
          ],
          passages: [
            'Oven spring: thermal expansion plus residual fermentation raise height by a third; vapour delays crust setting.',
            'A lidded cast-iron vessel, preheated 30 min at 240 °C, traps moisture; uncover at 20 min for colour.',
            'Maillard browning starts near 140 °C. Doneness: hollow sound, 96 °C core. Crumb sets while cooling, one hour.',
          ],
        },
      ],
    },
  ];
