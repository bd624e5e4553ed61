import { cadastro } from '@portal/contract/cadastro.ts'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { buildPdfPaginas } from '../imagem/decoder/pdf.fixture.ts'
import { nextCor } from '../imagem/imagem.fixture.ts'
import type { Receita } from '../testing/matriz/cena.ts'
import { enter } from '../testing/matriz/chamada.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'
import { askTroca, contatosDe100001, SENHA, uploadAlvara } from './cadastro.fixture.ts'

/** The code of the change that 100001 asked for. */
const troca = { codigo: '' }

/** A renewal and a change of contacts are under way. */
export async function prepareEntradas(t: TestApp): Promise<void> {
  await uploadAlvara(t, 3, await enter(t, 100001))
  troca.codigo = await askTroca(t)
}

const enviar =
  (nome: string, make: () => Promise<Buffer> | Buffer): Receita =>
  async (cena) =>
    cena.call(0, {}, { arquivo: { nome, conteudo: await make() } })

/** A permit that is 100001's for once, and whose renewal the operator's side has. */
const emAnalise: Receita = async (cena) => {
  await cena.t.rows(`insert into alvara (codigo_credenciado, id, tipo) values (100001, 900, 'RADIOLOGIA')`)
  await cena.t.rows(
    `insert into renovacao_alvara (codigo_alvara, codigo_credenciado, numero, validade, sha256, contraste, aberta_em,
                                   mudada_em, situacao)
     values (900, 100001, '1', '2027-11-30', 'x', 40, $1, $1, 'emAnalise')`,
    [cena.t.clock.now()],
  )
  const answer = await cena.call(0, { params: { id: 900 } })
  await cena.t.rows('delete from renovacao_alvara where codigo_alvara = 900')
  await cena.t.rows('delete from alvara where id = 900')
  return answer
}

/** So many renewals that were begun and refused today. */
const demais: Receita = async (cena) => {
  await cena.t.rows('delete from renovacao_alvara where codigo_credenciado = 100001')
  await cena.t.rows(
    `insert into renovacao_alvara (codigo_alvara, codigo_credenciado, numero, validade, sha256, contraste, aberta_em,
                                   mudada_em, situacao, motivo)
     select 1, 100001, '1', '2027-11-30', 'x', 40, $1, $1, 'recusada', 'm' from generate_series(1, 20)`,
    [cena.t.clock.now()],
  )
  const answer = await cena.call(0)
  await cena.t.rows('delete from renovacao_alvara where codigo_credenciado = 100001')
  return answer
}

const conferirDemais: Receita = async (cena) => {
  await cena.t.rows(
    `insert into contato_credenciado (codigo_credenciado, whatsapp_pessoal, cel_clinica, fone_fixo_clinica,
                                      whatsapp_clinica, protocolo, login, em)
     select 100001, '', '', '', '', '1', 100001, $1 from generate_series(1, 20)`,
    [cena.t.clock.now()],
  )
  const contatoCredenciado = { numeroCel: '11987650112', whatsAppPessoal: '', email: 'demais@example.com' }
  const answer = await cena.call(0, { body: { contatoCredenciado, senha: SENHA } })
  await cena.t.rows('delete from contato_credenciado')
  return answer
}

export const recusas: Matriz['recusas'] = {
  'cadastro.updateContatos API-CAD-0002': (cena) =>
    cena.call(0, {
      body: { contatoCredenciado: { numeroCel: '11', whatsAppPessoal: '', email: 'ana@example.com' } },
    }),
  'cadastro.updateContatos API-CAD-0006': conferirDemais,
  'cadastro.updateContatos API-ACE-0006': (cena) => cena.call(0, { body: { senha: 'errada' } }),
  'cadastro.updateContatos API-CAD-0008': (cena) =>
    cena.call(0, { body: { conferidoEm: '2020-01-01T00:00:00.000Z' } }),
  'cadastro.validateContatos API-ACE-0004': (cena) => cena.insist(7, { body: { codigo: 'ABCD-EFGH-JKLM' } }),
  'cadastro.validateContatos API-CAD-0003': (cena) => cena.call(0, { body: { codigo: 'ABCD-EFGH-JKLM' } }),
  'cadastro.updateContatos API-ACE-0004': (cena) => cena.insist(6, { body: { senha: 'errada' } }),
  'cadastro.updateAlvara API-CAD-0004': (cena) =>
    cena.call(0, { body: { numero: '1', dataValidade: '2026-11-01' } }),
  'cadastro.updateAlvara API-CAD-0005': emAnalise,
  'cadastro.uploadAlvara API-CAD-0005': emAnalise,
  'cadastro.updateAlvara API-CAD-0006': demais,
  'cadastro.uploadAlvara API-CAD-0006': demais,
  'cadastro.getArquivo API-CAD-0007': (cena) => cena.call(0, { params: { id: 1 } }),
  'cadastro.uploadAlvara API-IMG-0002': enviar('a.svg', () => arquivos.png(nextCor())),
  'cadastro.uploadAlvara API-IMG-0003': enviar('a.png', () => Buffer.alloc(5_242_881)),
  'cadastro.uploadAlvara API-IMG-0004': enviar('a.png', () => Buffer.from('<html></html>')),
  'cadastro.uploadAlvara API-IMG-0005': enviar('a.jpg', async () => {
    const inteira = await arquivos.jpeg(nextCor(), 640, 480)
    return inteira.subarray(0, inteira.length / 2)
  }),
  'cadastro.uploadAlvara API-IMG-0006': enviar('a.png', () => arquivos.bombaPng()),
  'cadastro.uploadAlvara API-IMG-0010': enviar('a.pdf', () =>
    arquivos.pdf('4 0 obj << /S /JavaScript >> endobj\n'),
  ),
  'cadastro.uploadAlvara API-IMG-0012': enviar('a.pdf', () => buildPdfPaginas(...Array(21).fill({}))),
}

export const entradas: Matriz['entradas'] = [
  entrada('cadastro.getAtualizacao', cadastro.getAtualizacao, nada),
  entrada('cadastro.getContatos', cadastro.getContatos, nada),
  entrada('cadastro.validateContatos', cadastro.validateContatos, () => ({ body: { codigo: troca.codigo } })),
  // After the code: what is in force, asked for again, takes a change back.
  entrada('cadastro.updateContatos', cadastro.updateContatos, () => ({
    body: { ...contatosDe100001, senha: SENHA },
  })),
  entrada('cadastro.listAlvaras', cadastro.listAlvaras, nada),
  entrada('cadastro.updateAlvara', cadastro.updateAlvara, () => ({
    params: { id: 1 },
    body: { numero: 'VISA-2027', dataValidade: '2027-11-30' },
  })),
  entrada('cadastro.uploadAlvara', cadastro.uploadAlvara, () => ({ params: { id: 2 } })),
  entrada('cadastro.getArquivo', cadastro.getArquivo, () => ({
    params: { id: 3 },
    query: { versao: 'tela' as const },
  })),
  entrada('cadastro.listCorpoClinico', cadastro.listCorpoClinico, () => ({ query: {} })),
]
