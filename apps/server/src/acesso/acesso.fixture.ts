import { beforeEach } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/testApp.ts'

const keep = `
  create schema antes;
  create table antes.credencial as table credencial;
  create table antes.credenciado as table credenciado;
  create table antes.dentista as table dentista`

const comAviso = ['sessao', 'credencial', 'credenciado', 'dentista']
const alter = (how: 'enable' | 'disable') =>
  comAviso.map((tabela) => `alter table ${tabela} ${how} trigger user;`).join('\n')

// Without its notices: one that comes late would be taken for what the next test does.
const restore = `
  ${alter('disable')}
  delete from sessao;
  delete from fluxo_senha;
  delete from passagem_usada;
  delete from mensagem;
  delete from tentativa_login;
  update credencial c set (hash, situacao, definida_em, expira_em) = (a.hash, a.situacao, a.definida_em, a.expira_em)
    from antes.credencial a where a.login = c.login;
  update credenciado c set (ativo, permissoes) = (a.ativo, a.permissoes)
    from antes.credenciado a where a.codigo = c.codigo;
  update dentista d set ativo = a.ativo from antes.dentista a where a.codigo = d.codigo;
  ${alter('enable')}`

/**
 * The whole server for all the tests of a file, each of which meets the seeded passwords, no session, no link, no
 * message and no failed attempt, at TEST_NOW.
 */
export async function openTestAcesso(): Promise<TestApp> {
  const t = await openTestApp()
  await t.rows(keep)
  beforeEach(async () => {
    await t.rows(restore)
    t.forget()
    t.clock.set(TEST_NOW)
  })
  return t
}
