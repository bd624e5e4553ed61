import { expect, it } from 'vitest'
import { createLotacao } from './lotacao.ts'

/** What each call in turn is answered, of these providers: nothing where it is let in. */
function admit(lotacao: ReturnType<typeof createLotacao>, credenciados: readonly number[]) {
  const ends: (() => void)[] = []
  const recusas = credenciados.map((credenciado) => {
    try {
      ends.push(lotacao(credenciado))
      return ''
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  })
  return { recusas, ends }
}

it.each([
  ['one provider alone may have all places', 4, 9, [1, 1, 1, 1, 1], ['', '', '', '', 'API-GEN-0006']],
  ['no provider has more than its own', 9, 2, [1, 1, 1, 2], ['', '', 'API-GEN-0004', '']],
  [
    'who has less than an equal part finds room',
    4,
    9,
    [1, 1, 1, 1, 2, 2, 2],
    ['', '', '', '', '', '', 'API-GEN-0006'],
  ],
  [
    'the part is of those that have calls',
    4,
    9,
    [1, 2, 3, 1, 1, 2, 4],
    ['', '', '', '', 'API-GEN-0006', '', ''],
  ],
])('%s', (_what, total, each, credenciados, recusas) => {
  expect(admit(createLotacao(total, each), credenciados).recusas).toEqual(recusas)
})

it('a place is free again when its call ends, and its provider counts no more', () => {
  const lotacao = createLotacao(2, 9)
  const { ends } = admit(lotacao, [1, 1])
  expect(admit(lotacao, [1]).recusas).toEqual(['API-GEN-0006'])
  ends[0]?.()
  expect(admit(lotacao, [1, 1]).recusas).toEqual(['', 'API-GEN-0006'])
})

it('tells when to ask again', () => {
  const lotacao = createLotacao(1, 9)
  lotacao(1)
  expect(() => lotacao(1)).toThrow(expect.objectContaining({ codigo: 'API-GEN-0006', retryAfter: 1 }))
})
