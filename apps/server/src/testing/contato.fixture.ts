import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { Answer, Person, TestApp } from './testApp.ts'

export const TELEFONE = '11988887777'

/** Looks a patient up in eligibility, which the trail remembers for the day. */
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
    id: number
    telefone: string | null
    email: string | null
    situacao: string
  }>(
    'select id::integer, telefone, email, situacao from contato_associado where codigo_associado = $1 order by id',
    [codigoAssociado],
  )
  return { emVigor, pedidos }
}
