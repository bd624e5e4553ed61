import { expect, it } from 'vitest'
import {
  createDados,
  feito,
  HOJE,
  imagemDe,
  item,
  type Mudancas,
  reservado,
} from '../evento/contexto.fixture.ts'
import { createContexto } from '../evento/createContexto.ts'
import { correctItem, judgeCorrecao } from './correcao.ts'

it.each([
  ['27', { dente: '27', faces: 'OM' }],
  ['OD', { dente: '26', faces: 'OD' }],
  ['27 V', { dente: '27', faces: 'V' }],
  ['ASAI', { dente: undefined, regiao: 'ASAI', faces: 'OM' }],
  [null, { dente: '26', faces: 'OM' }],
] as const)('26 OM corrected to %j', (denteNovo, esperado) => {
  expect(correctItem(item('85100200', '26', 'OM'), { denteNovo, dataNova: null })).toMatchObject([esperado])
})

/** A filling of two faces, sent as 26 OM and done today. */
const ENVIADO = { ...item('85100200', '26', 'OM'), data: HOJE }
const EXTRACAO = { ...item('82000875', '26'), data: HOJE }
const ENDODONTIA = { ...item('85200158', '26'), data: HOJE }

/** All the rules judge what an appeal corrects, as they judge a new event (Operadora §4). */
it.each<[string, typeof ENVIADO, string | null, string | null, Mudancas, string | undefined]>([
  ['nothing corrected', ENVIADO, null, null, { dentesAusentes: ['26'] }, undefined],
  ['another tooth that is there', ENVIADO, '27', null, {}, undefined],
  ['an absent tooth', ENVIADO, '27', null, { dentesAusentes: ['27'] }, '3284 dente'],
  [
    'a tooth that was taken out',
    ENVIADO,
    '27',
    null,
    { historico: [feito('82000875', '2020-05-05', { dente: '27' })] },
    '3284 dente',
  ],
  ['a tooth of the other dentition', EXTRACAO, '55', null, {}, '3025 dente'],
  ['a region for a tooth', ENVIADO, 'ASAI', null, {}, '3307 dente'],
  ['faces that the tooth has not', ENVIADO, 'VI', null, {}, '3023 faces'],
  ['more faces than the event takes', ENVIADO, 'OMD', null, {}, '3023 faces'],
  ['faces that fit', ENVIADO, 'OD', null, {}, undefined],
  [
    'the interval of another practice’s',
    ENVIADO,
    '27',
    null,
    { historico: [feito('85100200', '2026-01-21', { dente: '27', faces: 'OM' })] },
    '3016 codigoEvento',
  ],
  [
    'an interval that only a person would pass',
    ENVIADO,
    '27',
    null,
    {
      justificativa: 'x'.repeat(60),
      guia: { auditada: true },
      historico: [feito('85100200', '2026-01-21', { dente: '27', faces: 'OM' })],
    },
    '3016 codigoEvento',
  ],
  [
    'once in a life, and it was',
    EXTRACAO,
    '27',
    null,
    { historico: [feito('82000875', '2020-05-05', { dente: '27' })] },
    '3284 dente',
  ],
  [
    'a place that another holds',
    EXTRACAO,
    '27',
    null,
    { historico: [reservado('82000875', { dente: '27' })] },
    '1419 codigoEvento',
  ],
  [
    'the place of another line',
    ENVIADO,
    '27',
    null,
    { guia: { itens: [{ ...item('85100200', '27', 'OM', 2), data: HOJE }] } },
    '3007 codigoEvento',
  ],
  ['a day after the password', ENVIADO, null, HOJE, { guia: { validadeSenha: '2026-11-20' } }, '1321 data'],
  ['a day before the plan', ENVIADO, null, '2026-11-20', { associado: { inclusao: HOJE } }, '1005 associado'],
  ['a day that fits', ENVIADO, null, '2026-11-20', {}, undefined],
  // What was shown of the event is shown of it at its corrected tooth.
  [
    'the images of the event',
    ENDODONTIA,
    '16',
    null,
    { guia: { auditada: true }, imagens: [imagemDe('inicial', '26'), imagemDe('final', '26')] },
    undefined,
  ],
  ['an image that is not there', ENDODONTIA, '16', null, { guia: { auditada: true } }, '3080 imagem'],
])('%s', (_nome, enviado, denteNovo, dataNova, mudancas, esperado) => {
  const itens = [enviado, ...(mudancas.guia?.itens ?? [])]
  const contexto = createContexto(
    createDados({ momento: 'pagamento', ...mudancas, guia: { ...mudancas.guia, itens } }),
  )
  const motivo = judgeCorrecao(enviado, { denteNovo, dataNova }, contexto, ['3307'])
  expect(motivo && `${motivo.codigoGlosa} ${motivo.campo}`).toBe(esperado)
})

it('leaves a denial that an image answers to the image', () => {
  const itens = [ENDODONTIA]
  const contexto = createContexto(createDados({ momento: 'pagamento', guia: { auditada: true, itens } }))
  const dados = { denteNovo: '16', dataNova: null }
  expect(judgeCorrecao(ENDODONTIA, dados, contexto, ['3080', '3022'])).toBeUndefined()
})
