import { expect, test } from 'vitest'
import { feito, HOJE, item, reservado } from '../contexto.fixture.ts'
import { type CasoMotivo, listDitos, REMOVER } from './motivo.fixture.ts'

/** Reasons of the mouth, what was done, and the documents: all that the screen says of them, and the button that it offers. */
const CASOS: readonly CasoMotivo[] = [
  [
    'a tooth that is absent',
    item('85100196', '16', 'O'),
    { dentesAusentes: ['16'] },
    [['3284 glosa dente', { correcao: REMOVER }]],
  ],
  [
    'a tooth that was taken out',
    item('85100196', '16', 'O'),
    { historico: [feito('82000875', '2020-05-05', { dente: '16' })] },
    [['3284 glosa dente', { correcao: REMOVER }]],
  ],
  [
    'a child’s tooth whose successor was treated',
    item('83000089', '54'),
    { historico: [feito('85100196', '2026-01-05', { dente: '14', faces: 'O' })] },
    [['3284 aviso dente'], ['3003 aviso dente']],
  ],
  [
    'once in a life, and it was',
    item('82000875', '16'),
    { historico: [feito('82000875', '2020-05-05', { dente: '16' })] },
    [
      ['3284 glosa dente', { correcao: REMOVER }],
      [
        '3101 glosa codigoEvento',
        { eventoAnterior: { codigoEvento: '82000875', data: '2020-05-05', proprio: false } },
      ],
    ],
  ],
  [
    'too early',
    item('85100196', '16', 'O'),
    { historico: [feito('85100200', '2026-01-21', { dente: '16', faces: 'OM' })] },
    [
      [
        '3016 pendenciaJustificativa codigoEvento',
        {
          possivelEm: '2028-01-21',
          eventoAnterior: { codigoEvento: '85100200', data: '2026-01-21', proprio: false },
          correcao: { tipo: 'justificar', rotulo: 'Justificar a exceção' },
          justificativaMinima: 20,
        },
      ],
    ],
  ],
  [
    'too early after the practice’s own',
    item('85100196', '16', 'O'),
    { historico: [feito('85100200', '2026-01-21', { dente: '16', faces: 'OM', proprio: true })] },
    [
      [
        '3016 glosa codigoEvento',
        {
          possivelEm: '2028-01-21',
          eventoAnterior: { codigoEvento: '85100200', data: '2026-01-21', proprio: true },
          correcao: REMOVER,
        },
      ],
    ],
  ],
  [
    'too early, with the reason',
    item('85100196', '16', 'O'),
    {
      justificativa: 'x'.repeat(60),
      historico: [feito('85100200', '2026-01-21', { dente: '16', faces: 'OM' })],
    },
    [
      [
        '3016 auditoria codigoEvento',
        {
          possivelEm: '2028-01-21',
          eventoAnterior: { codigoEvento: '85100200', data: '2026-01-21', proprio: false },
          correcao: REMOVER,
        },
      ],
    ],
  ],
  [
    'a place that another holds',
    item('85100196', '16', 'O'),
    { historico: [reservado('85100200', { dente: '16', faces: 'OM', reservadoAte: '2026-12-01' })] },
    [
      [
        '3289 glosa codigoEvento',
        {
          reserva: { codigoEvento: '85100200', reservadoAte: '2026-12-01', proprio: false },
          correcao: REMOVER,
        },
      ],
    ],
  ],
  [
    'a place that the own guide holds',
    item('85100196', '16', 'O'),
    {
      historico: [
        reservado('85100196', {
          dente: '16',
          faces: 'O',
          reservadoAte: '2026-12-01',
          proprio: true,
          numeroFicha: 77,
        }),
      ],
    },
    [
      [
        '1419 glosa codigoEvento',
        {
          reserva: { codigoEvento: '85100196', reservadoAte: '2026-12-01', proprio: true, numeroFicha: 77 },
          correcao: REMOVER,
        },
      ],
    ],
  ],
  [
    'the same twice',
    item('85100200', '26', 'MO', 2),
    { guia: { itens: [item('85100200', '26', 'MO', 1)] } },
    [['3007 glosa codigoEvento', { linha: 1, correcao: REMOVER }]],
  ],
  [
    'faces of one tooth in two lines',
    { ...item('85100196', '26', 'O'), sequencial: 2 },
    { guia: { itens: [item('85100196', '26', 'M', 1), { ...item('85100196', '26', 'O'), sequencial: 2 }] } },
    [
      [
        '3286 glosa codigoEvento',
        {
          linha: 1,
          correcao: {
            tipo: 'juntarFaces',
            sequencial: 1,
            codigoEvento: '85100200',
            faces: 'MO',
            rotulo: 'Juntar as faces MO num só evento',
          },
        },
      ],
    ],
  ],
  [
    'what does not go with another line',
    item('84000198'),
    { guia: { itens: [item('85300047', 'ASAI', '', 2), item('84000198')] } },
    [['3008 glosa codigoEvento', { linha: 2, correcao: REMOVER }]],
  ],
  ['what presumes another event', item('85400220', '16'), {}, [['3064 glosa codigoEvento']]],
  [
    'no image',
    item('85200158', '16'),
    {},
    [
      [
        '3081 pendenciaImagem imagem',
        { correcao: { tipo: 'anexarImagem', momento: 'inicial', rotulo: 'Anexar a imagem inicial' } },
      ],
      ['3059 auditoria codigoEvento'],
    ],
  ],
  [
    'no image, with the reason',
    item('85200158', '16'),
    { justificativa: 'x'.repeat(20) },
    [
      [
        '3081 auditoria imagem',
        { correcao: { tipo: 'anexarImagem', momento: 'inicial', rotulo: 'Anexar a imagem inicial' } },
      ],
      ['3059 auditoria codigoEvento'],
    ],
  ],
  ['a person decides', item('81000090'), {}, [['3059 auditoria codigoEvento']]],
  [
    'no final image, at payment',
    { ...item('85200158', '16'), data: HOJE },
    { momento: 'pagamento', imagens: [{ momento: 'inicial', dente: '16' }], guia: { auditada: true } },
    [
      [
        '3067 pendenciaImagem imagem',
        { correcao: { tipo: 'anexarImagem', momento: 'final', rotulo: 'Anexar a imagem final' } },
      ],
    ],
  ],
  [
    'neither image, at payment',
    { ...item('85200158', '16'), data: HOJE },
    { momento: 'pagamento', guia: { auditada: true } },
    [
      [
        '3080 pendenciaImagem imagem',
        { correcao: { tipo: 'anexarImagem', momento: 'final', rotulo: 'Anexar a imagem final' } },
      ],
    ],
  ],
]

test.each(CASOS)('%s', (_nome, alvo, mudancas, esperado) => {
  expect(listDitos(alvo, mudancas)).toEqual(esperado)
})
