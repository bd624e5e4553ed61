import { cadastro } from '@portal/contract/cadastro.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { contatosDe100001, SENHA } from './cadastro.fixture.ts'

const t = await openTestApp()

it('whoever changes any contact types the password again, and nobody else', async () => {
  const as = await t.as(100001)
  const save = async (parte: object, senha?: string) => {
    const contatoUnidade = { ...contatosDe100001.contatoUnidade, ...parte }
    const body = { ...contatosDe100001, contatoUnidade, ...(senha && { senha }) }
    const { status, codigo, body: reply } = await t.call(cadastro.updateContatos, { body }, { as })
    return [status, codigo, 'detalhes' in reply ? reply.detalhes : undefined]
  }
  const readCelular = async () =>
    (await t.call(cadastro.getContatos, {}, { as })).body.contatoUnidade.numeroCelClinica
  const outro = { numeroCelClinica: '11987650199' }
  const refused = (mensagem: string) => [422, 'API-ACE-0006', [{ campo: 'senha', mensagem }]]
  await save({}, SENHA)
  expect(await save(outro)).toEqual(refused('Digite a sua senha do portal.'))
  expect(await save(outro, 'errada')).toEqual(refused('A senha atual não confere.'))
  expect([await readCelular(), (await save({}))[0]]).toEqual(['', 200])
  expect([(await save(outro, SENHA))[0], await readCelular()]).toEqual([200, '11987650199'])
  for (let vez = 0; vez < 5; vez++) await save(outro, 'errada')
  expect((await save(outro, SENHA)).slice(0, 2)).toEqual([429, 'API-ACE-0004'])
})
