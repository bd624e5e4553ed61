import { cadastro } from '@portal/contract/cadastro.ts'
import { beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { contatosDe100001, SENHA } from './cadastro.fixture.ts'

const t = await openTestApp()
beforeEach(() => t.rows('delete from troca_contato'))

it.each([
  ["the clinic's own does not know a dentist's", 100004, 1000043, false],
  ['the one of the login that asked', 1000043, 1000043, true],
  ["the clinic's, which may have been warned of a stranger", 1000043, 100004, true],
  ["a colleague's", 1000041, 1000043, false],
])(
  'a change of contact ends with a new password: %s (asked by %i, changed by %i: %s)',
  async (_nome, pediu, trocou, ends) => {
    const contatoCredenciado = { ...contatosDe100001.contatoCredenciado, email: 'nova@example.com' }
    const body = { ...contatosDe100001, contatoCredenciado, senha: SENHA }
    expect((await t.call(cadastro.updateContatos, { body }, { as: await t.as(pediu) })).status).toBe(200)
    const read = async () => (await t.call(cadastro.getContatos, {}, { as: await t.as(100004) })).body
    expect((await read()).emConfirmacao).not.toBeNull()
    const define = (prazo: string) =>
      t.rows('update credencial set definida_em = definida_em + $2::interval where login = $1', [
        trocou,
        prazo,
      ])
    await define('10 years')
    expect((await read()).emConfirmacao === null).toBe(ends)
    await define('-10 years')
  },
)
