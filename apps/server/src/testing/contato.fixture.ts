import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { createAssociado, releaseGuia } from './guia.fixture.ts'
import type { Answer, Person, TestApp } from './testApp.ts'

export const TELEFONE = '11988887777'

/** A member with a guide in progress, and these contacts in force. */
export async function createEmAndamento(
  t: TestApp,
  { telefone = null, email = null }: { telefone?: string | null; email?: string | null } = {},
  login = 100001,
): Promise<string> {
  const codigoAssociado = await createAssociado(t)
  await t.rows('update associado set telefone = $2, email = $3 where codigo = $1', [
    codigoAssociado,
    telefone,
    email,
  ])
  await releaseGuia(t, { codigoAssociado, login })
  return codigoAssociado
}

/** Looks a patient up in eligibility. */
export const lookUp = (t: TestApp, codigoAssociado: string, as: Person) =>
  t.call(elegibilidade.getInformacoes, { query: { codigoAssociado } }, { as })

/** Asks for other contacts of a patient. */
export const askContato = (
  t: TestApp,
  codigoAssociado: string,
  as: Person,
  { telefone = TELEFONE, email }: { telefone?: string; email?: string } = {},
): Promise<Answer<typeof liberacaoSenha.updateInformacoesAssociado>> =>
  t.call(
    liberacaoSenha.updateInformacoesAssociado,
    {
      query: { codigoAssociado },
      body: { numeroTelefoneResidencial: telefone, ...(email ? { email } : {}) },
    },
    { as },
  )

/** The contacts that are in force, and each request for others with what became of it. */
export async function readContatos(t: TestApp, codigoAssociado: string) {
  const [emVigor] = await t.rows<{ telefone: string | null; email: string | null }>(
    'select telefone, email from associado where codigo = $1',
    [codigoAssociado],
  )
  const pedidos = await t.rows<{
    telefone: string | null
    email: string | null
    situacao: string
    canal: string | null
  }>(
    'select telefone, email, situacao, canal from contato_associado where codigo_associado = $1 order by id',
    [codigoAssociado],
  )
  return { emVigor, pedidos }
}
