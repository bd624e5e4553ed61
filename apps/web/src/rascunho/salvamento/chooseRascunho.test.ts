import type { Rascunho } from '@portal/contract/rascunho.ts'
import { describe, expect, it } from 'vitest'
import { isSameConteudo } from '../estado/isSameConteudo.ts'
import { conteudoVazio } from '../estado/rascunhoReducer.ts'
import { chooseRascunho, toVersaoSalva } from './chooseRascunho.ts'
import type { CopiaLocal } from './copiaLocal.ts'

const servidor: Rascunho = {
  ...conteudoVazio,
  observacao: 'servidor',
  revisao: 3,
  salvoEm: '2026-11-21T12:00:00.000Z',
}
const local: CopiaLocal = {
  conteudo: { ...conteudoVazio, observacao: 'local' },
  revisaoBase: 3,
  isPendente: true,
  em: '2026-11-21T12:05:00.000Z',
}

describe('chooseRascunho', () => {
  it.each([
    ['nothing anywhere', null, undefined, { observacao: '', isPendente: false, conflito: false }],
    ['only the server', servidor, undefined, { observacao: 'servidor', isPendente: false, conflito: false }],
    [
      'only the copy',
      null,
      { ...local, revisaoBase: 0 },
      { observacao: 'local', isPendente: true, conflito: false },
    ],
    [
      'a copy upon the server’s revision',
      servidor,
      local,
      { observacao: 'local', isPendente: true, conflito: false },
    ],
    [
      'a copy that was confirmed',
      servidor,
      { ...local, isPendente: false },
      { observacao: 'servidor', isPendente: false, conflito: false },
    ],
    [
      'both went on and the copy is newer',
      servidor,
      { ...local, revisaoBase: 2 },
      { observacao: 'local', isPendente: true, conflito: true },
    ],
    [
      'both went on and the server is newer',
      servidor,
      { ...local, revisaoBase: 2, em: '2026-11-21T11:00:00.000Z' },
      { observacao: 'servidor', isPendente: false, conflito: true },
    ],
    [
      'the draft of the copy was thrown away and another was begun',
      servidor,
      { ...local, revisaoBase: 9 },
      { observacao: 'local', isPendente: true, conflito: true },
    ],
    [
      'the server has what the copy sent without an answer, and the copy went on',
      servidor,
      { ...local, revisaoBase: 2, emDuvida: { ...conteudoVazio, observacao: 'servidor' } },
      { observacao: 'local', isPendente: true, conflito: false },
    ],
    [
      'the server has something else than what the copy sent without an answer',
      servidor,
      { ...local, revisaoBase: 2, emDuvida: { ...conteudoVazio, observacao: 'antes' } },
      { observacao: 'local', isPendente: true, conflito: true },
    ],
    [
      'an answer was lost: both say the same',
      servidor,
      { ...local, revisaoBase: 2, conteudo: { ...conteudoVazio, observacao: 'servidor' } },
      { observacao: 'servidor', isPendente: false, conflito: false },
    ],
  ])('%s', (_nome, doServidor, doLocal, esperado) => {
    const { conteudo, isPendente, conflito } = chooseRascunho(
      doServidor && toVersaoSalva(doServidor),
      doLocal,
      conteudoVazio,
    )
    expect({ observacao: conteudo.observacao, isPendente, conflito: conflito !== null }).toEqual(esperado)
  })
})

describe('isSameConteudo', () => {
  it('looks at the fields, not at their order', () => {
    const a = { ...conteudoVazio, itens: [{ sequencial: 1, codigoEvento: '81000030', quantidade: 1 }] }
    const b = { ...conteudoVazio, itens: [{ quantidade: 1, codigoEvento: '81000030', sequencial: 1 }] }
    expect(isSameConteudo(a, b)).toBe(true)
    expect(isSameConteudo(a, { ...b, justificativa: 'x' })).toBe(false)
  })
})
