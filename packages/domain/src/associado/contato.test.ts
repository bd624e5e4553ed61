import { describe, expect, it } from 'vitest'
import { chooseCanal, describeMudanca, diffContato, isMudanca } from './contato.ts'

const atual = { telefone: '1133334444', email: 'a@b.com' }

describe('diffContato and describeMudanca', () => {
  it.each([
    [
      'both',
      { telefone: '11999998888', email: 'c@d.com' },
      'telefone 1133334444 → 11999998888; e-mail a@b.com → c@d.com',
    ],
    ['the phone', { telefone: '11999998888', email: null }, 'telefone 1133334444 → 11999998888'],
    ['the e-mail', { telefone: '1133334444', email: 'c@d.com' }, 'e-mail a@b.com → c@d.com'],
    ['nothing', { telefone: '1133334444', email: 'a@b.com' }, 'sem mudança'],
    ['nothing when the e-mail is left out', { telefone: '1133334444', email: null }, 'sem mudança'],
  ])('%s', (nome, pedido, texto) => {
    const mudanca = diffContato(atual, pedido)
    expect(describeMudanca(atual, mudanca)).toBe(texto)
    expect(isMudanca(mudanca)).toBe(!nome.startsWith('nothing'))
  })

  it('says that there was none before', () => {
    const pedido = { telefone: '11999998888', email: 'c@d.com' }
    expect(describeMudanca({ telefone: null, email: null }, pedido)).toBe(
      'telefone nenhum → 11999998888; e-mail nenhum → c@d.com',
    )
  })
})

describe('chooseCanal: where a member is asked', () => {
  it.each([
    ['the e-mail first', { telefone: '11999998888', email: 'a@b.com' }, ['EMAIL', 'CELULAR'], 'EMAIL'],
    ['the mobile', { telefone: '11999998888', email: null }, ['EMAIL', 'CELULAR'], 'CELULAR'],
    ['no mobile that nothing is sent to', { telefone: '11999998888', email: null }, ['EMAIL'], null],
    ['no telephone on the wall', { telefone: '1133334444', email: null }, ['EMAIL', 'CELULAR'], null],
    [
      'no eleven digits without the nine',
      { telefone: '11333344445', email: null },
      ['EMAIL', 'CELULAR'],
      null,
    ],
    ['nowhere', { telefone: null, email: null }, ['EMAIL', 'CELULAR'], null],
  ] as const)('%s', (_nome, emVigor, canais, canal) => {
    expect(chooseCanal(emVigor, canais)).toBe(canal)
  })
})
