import { describe, expect, it } from 'vitest'
import { admiteNaoRealizado, isFeitaAte, isTodaDatada } from './condicao.ts'
import { buildEvento } from './guia.fixture.ts'

const datado = buildEvento()
const semData = buildEvento({ dataRealizacao: null })
const naoRealizado = buildEvento({ dataRealizacao: null, naoRealizado: true })
const negado = buildEvento({ autorizacao: 3, dataRealizacao: null })

describe('a guide with approved events that were not done', () => {
  it.each([
    ['all dated', [datado, negado], true, false],
    ['one without a date', [datado, semData], false, true],
    ['none dated: it is cancelled, not forwarded', [semData, negado], false, false],
    ['said already', [datado, naoRealizado], true, false],
    ['nothing but undone', [naoRealizado], false, false],
    ['some said, some not', [datado, naoRealizado, semData], false, true],
  ] as const)('%s', (_nome, eventos, todaDatada, admite) => {
    expect([isTodaDatada({ eventos }), admiteNaoRealizado({ eventos })]).toEqual([todaDatada, admite])
  })
})

it.each([
  ['by the day', [datado, negado], '2026-03-10', true],
  ['the day after', [datado, negado], '2026-03-09', false],
  ['in part, the rest still to be done', [datado, semData], '2026-03-10', false],
  ['in part after it', [datado, buildEvento({ dataRealizacao: '2026-03-11' })], '2026-03-10', false],
] as const)('a guide whose approved events were done %s', (_nome, eventos, ultimoDia, esperado) => {
  expect(isFeitaAte({ eventos }, ultimoDia)).toBe(esperado)
})
