import { expect, test } from 'vitest'
import { item } from '../contexto.fixture.ts'
import { type CasoMotivo, listDitos } from './motivo.fixture.ts'

/** Reasons of the form of the line and its day: all that the screen says of them, and the button that it offers. */
const CASOS: readonly CasoMotivo[] = [
  [
    'a tooth where none is asked for',
    item('84000198', '16'),
    {},
    [['3022 erroFormulario dente', { correcao: { tipo: 'removerDente', rotulo: 'Remover o dente' } }]],
  ],
  [
    'a region where none is asked for',
    item('84000198', 'AS'),
    {},
    [['3021 erroFormulario regiao', { correcao: { tipo: 'removerRegiao', rotulo: 'Remover a região' } }]],
  ],
  ['no tooth', item('85100196', '', 'O'), {}, [['3307 erroFormulario dente']]],
  ['a supernumerary tooth', item('85100196', '19', 'O'), {}, [['3022 glosa dente']]],
  [
    'a tooth in the place of its region',
    item('85300047', '16'),
    {},
    [
      [
        '3307 erroFormulario regiao',
        { correcao: { tipo: 'trocarRegiao', regiao: 'S1', rotulo: 'Trocar o dente pela região S1' } },
      ],
    ],
  ],
  ['the region of another event', item('85300047', 'LG'), {}, [['3021 erroFormulario regiao']]],
  [
    'a child’s extraction on a permanent tooth',
    item('83000089', '14'),
    {},
    [
      [
        '3024 glosa dente',
        {
          correcao: {
            tipo: 'trocarEvento',
            codigoEvento: '82000875',
            rotulo: 'Trocar por 82000875 Exodontia simples de permanente',
          },
        },
      ],
    ],
  ],
  [
    'the tooth beside the one that is meant',
    item('84000031', '14'),
    {},
    [
      [
        '3024 glosa dente',
        { correcao: { tipo: 'trocarDente', dente: '54', rotulo: 'Trocar pelo dente 54' } },
      ],
    ],
  ],
  [
    'an unusual number of canals',
    item('85200166', '16'),
    {},
    [
      [
        '3027 pendenciaJustificativa dente',
        {
          justificativaMinima: 20,
          correcao: {
            tipo: 'trocarEvento',
            codigoEvento: '85200140',
            rotulo: 'Trocar por 85200140 Tratamento endodôntico birradicular',
          },
        },
      ],
      [
        '3081 pendenciaImagem imagem',
        { correcao: { tipo: 'anexarImagem', momento: 'inicial', rotulo: 'Anexar a imagem inicial' } },
      ],
      ['3059 auditoria codigoEvento'],
    ],
  ],
  [
    'the same, with its reason',
    item('85200166', '16'),
    { justificativa: 'x'.repeat(20) },
    [
      [
        '3027 auditoria dente',
        {
          correcao: {
            tipo: 'trocarEvento',
            codigoEvento: '85200140',
            rotulo: 'Trocar por 85200140 Tratamento endodôntico birradicular',
          },
        },
      ],
      [
        '3081 auditoria imagem',
        { correcao: { tipo: 'anexarImagem', momento: 'inicial', rotulo: 'Anexar a imagem inicial' } },
      ],
      ['3059 auditoria codigoEvento'],
    ],
  ],
  [
    'a tooth out of the event’s set',
    item('84000074', '11', 'O'),
    {},
    [['3288 glosa dente'], ['3023 erroFormulario faces']],
  ],
  [
    'faces where none are asked for',
    item('82000875', '16', 'O'),
    {},
    [['3023 erroFormulario faces', { correcao: { tipo: 'removerFaces', rotulo: 'Remover as faces' } }]],
  ],
  [
    'one face of two',
    item('85100200', '16', 'O'),
    {},
    [
      [
        '3023 erroFormulario faces',
        {
          correcao: {
            tipo: 'trocarEvento',
            codigoEvento: '85100196',
            rotulo: 'Trocar por 85100196 Restauração em resina fotopolimerizável 1 face',
          },
        },
      ],
    ],
  ],
  [
    'a face that the tooth does not have',
    item('85100196', '11', 'L'),
    {},
    [
      [
        '3023 erroFormulario faces',
        { correcao: { tipo: 'trocarFaces', faces: 'P', rotulo: 'Trocar as faces por P' } },
      ],
    ],
  ],
  [
    'none of it',
    { ...item('84000198'), quantidade: 0 },
    {},
    [
      [
        '3006 erroFormulario quantidade',
        { correcao: { tipo: 'trocarQuantidade', quantidade: 1, rotulo: 'Usar quantidade 1' } },
      ],
    ],
  ],
  [
    'more than once',
    { ...item('84000198'), quantidade: 2 },
    {},
    [
      [
        '3004 glosa quantidade',
        { correcao: { tipo: 'trocarQuantidade', quantidade: 1, rotulo: 'Usar quantidade 1' } },
      ],
    ],
  ],
  [
    'tomorrow',
    { ...item('84000198'), data: '2026-11-22' },
    {},
    [
      [
        '1323 erroFormulario data',
        { correcao: { tipo: 'trocarData', data: '2026-11-21', rotulo: 'Usar a data de hoje' } },
      ],
    ],
  ],
  ['no date, at payment', item('84000198'), { momento: 'pagamento' }, [['3226 erroFormulario data']]],
  [
    'before the authorisation',
    { ...item('84000198'), data: '2026-11-01' },
    { guia: { dataAutorizacao: '2026-11-02' } },
    [['3014 glosa data']],
  ],
  [
    'after the password',
    { ...item('84000198'), data: '2026-11-10' },
    { guia: { validadeSenha: '2026-11-09' } },
    [['1321 glosa data']],
  ],
  [
    'an emergency, before its own first day',
    { ...item('81000049'), data: '2026-11-01' },
    {
      guia: {
        emergencia: true,
        codigoEspecialidade: 18,
        inicioUrgencia: '2026-11-02',
        dataAutorizacao: '2026-11-10',
      },
    },
    [['3014 glosa data']],
  ],
  [
    'radiology that nobody asked for',
    item('81000421', 'RMSD'),
    { guia: { codigoEspecialidade: 14 } },
    [['1411 erroFormulario guia']],
  ],
  [
    'radiology and treatment in one guide',
    item('81000421', 'RMSD'),
    {
      guia: {
        codigoEspecialidade: 14,
        solicitanteInformado: true,
        itens: [item('84000198', '', '', 2), item('81000421', 'RMSD')],
      },
    },
    [
      [
        '3286 erroFormulario codigoEvento',
        { correcao: { tipo: 'removerItem', rotulo: 'Levar este evento a outra guia' } },
      ],
    ],
  ],
]

test.each(CASOS)('%s', (_nome, alvo, mudancas, esperado) => {
  expect(listDitos(alvo, mudancas)).toEqual(esperado)
})
