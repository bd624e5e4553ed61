import { expect, it } from 'vitest'
import { createLotacao, type Lotacao } from './lotacao.ts'

/** What each call in turn is answered, of these providers: nothing where it is let in. */
function admit(lotacao: Lotacao, credenciados: readonly number[]) {
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

const CHEIA = 'API-GEN-0006'

it.each([
  ['one provider alone may have all places', [1, 1, 1, 1, 1], ['', '', '', '', CHEIA]],
  ['who has less than an equal part finds room', [1, 1, 1, 1, 2, 2, 2], ['', '', '', '', '', '', CHEIA]],
  ['the part is of those that have calls', [1, 2, 3, 1, 1, 2, 4], ['', '', '', '', CHEIA, '', '']],
])('%s', (_what, credenciados, recusas) => {
  expect(admit(createLotacao(4), credenciados).recusas).toEqual(recusas)
})

it('a place is free again when its call ends, and its provider counts no more', () => {
  const lotacao = createLotacao(2)
  const { ends } = admit(lotacao, [1, 2])
  expect(admit(lotacao, [1]).recusas).toEqual([CHEIA])
  ends[1]?.()
  expect(admit(lotacao, [1, 1]).recusas).toEqual(['', CHEIA])
})

it('tells when to ask again', () => {
  const lotacao = createLotacao(1)
  lotacao(1)
  expect(() => lotacao(1)).toThrow(expect.objectContaining({ codigo: CHEIA, retryAfter: 1 }))
})
