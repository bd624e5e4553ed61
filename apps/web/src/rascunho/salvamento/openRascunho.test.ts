import { describe, expect, it } from 'vitest'
import { conteudoVazio } from '../estado/rascunhoReducer.ts'
import type { VersaoSalva } from './chooseRascunho.ts'
import type { CopiaLocal } from './copiaLocal.ts'
import { openRascunho } from './openRascunho.ts'

const texto = (observacao: string) => ({ ...conteudoVazio, observacao })
const revisaoDe = (revisao: number, observacao: string): VersaoSalva => ({
  conteudo: texto(observacao),
  revisao,
  salvoEm: '2026-11-21T12:00:00.000Z',
})
const copiaDe = (revisaoBase: number, observacao: string, isPendente: boolean): CopiaLocal => ({
  conteudo: texto(observacao),
  revisaoBase,
  isPendente,
  em: '2026-11-21T12:05:00.000Z',
})

describe('openRascunho', () => {
  it.each([
    ['a copy that another tab confirmed after the guide was read', copiaDe(2, 'ab', false), 'ab', 2, false],
    ['a copy upon a revision after the guide’s', copiaDe(2, 'abc', true), 'abc', 2, true],
    ['a copy of before the guide', copiaDe(1, 'a', false), 'a', 1, false],
    ['no copy', undefined, 'a', 1, false],
  ])('%s', async (_nome, local, observacao, revisaoBase, isPendente) => {
    const inicial = await openRascunho(
      revisaoDe(1, 'a'),
      local,
      async () => revisaoDe(2, 'ab'),
      conteudoVazio,
    )
    expect(inicial).toMatchObject({ conteudo: { observacao }, revisaoBase, isPendente, conflito: null })
  })

  it.each([true, false])(
    'goes on with the copy while the server is away, pending: %s',
    async (isPendente) => {
      const away = async () => Promise.reject(new Error('away'))
      const inicial = await openRascunho(revisaoDe(1, 'a'), copiaDe(2, 'ab', isPendente), away, conteudoVazio)
      expect(inicial).toMatchObject({ conteudo: { observacao: 'ab' }, revisaoBase: 2, isPendente })
    },
  )

  it('brings nothing back that was discarded on the server', async () => {
    const inicial = await openRascunho(null, copiaDe(2, 'ab', false), async () => null, conteudoVazio)
    expect(inicial).toMatchObject({ conteudo: conteudoVazio, revisaoBase: 0, isPendente: false })
  })
})
