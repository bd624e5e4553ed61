import type { CodigoErro } from '@portal/contract/errors.ts'
import { arquivos } from '../../imagem/arquivo.fixture.ts'
import { buildPdfPaginas } from '../../imagem/decoder/pdf.fixture.ts'
import { nextCor, upload } from '../../imagem/imagem.fixture.ts'
import { civilDay } from '../../runtime/clock.ts'
import { createAssociado, createGuia } from '../guia.fixture.ts'
import type { Cena, Receita } from './cena.ts'
import { porOperacaoCadastro } from './recusaCadastro.data.ts'
import { porOperacaoFinanceiro } from './recusaFinanceiro.data.ts'
import { porOperacaoGuia } from './recusaGuia.data.ts'
import { porOperacaoLiberacao } from './recusaLiberacao.data.ts'
import { porOperacaoSolicitacao } from './recusaSolicitacao.data.ts'

/** Calls once all the look-ups of a minute are used up. */
async function consultarDemais(cena: Cena, mudanca?: { body: object }) {
  const { services, clock } = cena.t
  while (services.limiteConsulta.take(100001, clock.now()) === 0);
  const answer = await cena.call(0, mudanca)
  clock.advance(61_000)
  return answer
}

/** Calls for somebody who was never attended here once the day's of those are used up. */
async function consultarNovosDemais(cena: Cena, parte: 'query' | 'body', campo = 'codigoAssociado') {
  const codigo = await createAssociado(cena.t)
  await cena.t.rows('update limite_consulta set novos_por_dia = 1')
  await cena.t.rows(
    `insert into paciente_novo (codigo_credenciado, login, dia, codigo_associado) values (100001, 100001, $1, '1')
     on conflict do nothing`,
    [civilDay(cena.t.clock.now())],
  )
  const answer = await cena.call(0, { [parte]: { [campo]: codigo } })
  await cena.t.rows('update limite_consulta set novos_por_dia = 300')
  return answer
}

const porCartao: Receita = (cena) => consultarDemais(cena, { body: { codigoAssociado: '500000001' } })

/** What raises a code in every operation that declares it, unless the operation has a recipe of its own. */
export const porCodigo: Partial<Record<CodigoErro, Receita>> = {
  'API-GTO-0001': (cena) => cena.call(799_999_999),
  'API-GTO-0006': async (cena) => {
    const parte = cena.entrada.route.params ? 'params' : 'query'
    return cena.call(await cena.prepare(), { [parte]: { codigoEvento: '99999999' } })
  },
  'API-GTO-0010': (cena) => cena.callAfter('update guia set bloqueada = true where numero_ficha = $1'),
  'API-GTO-0011': (cena) => cena.callAfter('update guia set status_ficha = 6 where numero_ficha = $1'),
  'API-GTO-0012': (cena) => cena.callAfter('update guia set codigo_etapa = 6 where numero_ficha = $1'),
  'API-GTO-0013': async (cena) => cena.call(await cena.prepare(), {}, { versao: 99 }),
  'API-GTO-0021': (cena) => cena.callAfter('update evento_guia set autorizacao = 3 where numero_ficha = $1'),
  'API-GTO-0024': ({ t, entrada, as }) => t.call(entrada.route, { body: {} }, { as }),
  'API-GTO-0025': (cena) => cena.call(0, { body: { dataInicio: '2026-11-30', dataFim: '2026-11-01' } }),
  'API-GTO-0030': async (cena) => {
    const end = cena.t.services.exportacoes.begin(100001, cena.t.clock.now())
    const answer = await cena.call(0)
    end?.()
    return answer
  },
  'API-SOL-0001': (cena) => cena.call(799_999_999),
  'API-PRA-0001': (cena) =>
    cena.call(0, { [cena.entrada.route.body ? 'body' : 'query']: { chave: 'ALVARA:999:' } }),
  'API-CAD-0001': (cena) => cena.call(0, { params: { id: 999 } }),
  'API-COM-0001': (cena) => cena.call(0, { query: { codComunicado: 999 } }),
  'API-BIB-0001': (cena) => cena.call(0, { query: { codArquivo: 999 } }),
  'API-ELE-0001': (cena) => cena.call(0, { query: { codigoAssociado: '999999999' } }),
  'API-ELE-0003': (cena) => consultarDemais(cena),
  'API-ELE-0005': (cena) => consultarNovosDemais(cena, 'query'),
}

const errarSenha = async (cena: Cena, vezes: number, body: object) => {
  for (let vez = 1; vez < vezes; vez++) await cena.call(0, { body })
  return cena.call(0, { body })
}

const LINK_ERRADO = 'E'.repeat(43)

const enviar = async (cena: Cena, nome: string, conteudo: Buffer) =>
  cena.call(await cena.prepare(), {}, { arquivo: { nome, conteudo } })

/** A stage that takes no image is told of a guide that waits for one. */
const foraDeEtapa: Receita = (cena) =>
  cena.callAfter('update guia set status_ficha = 5, codigo_etapa = 6 where numero_ficha = $1')

const congelar: Receita = (cena) =>
  cena.callAfter(
    `update imagem_guia set congelada_em = enviada_em, congelada_por = 'send' where numero_ficha = $1`,
  )

const imagensNaGuia = (quantas: number, bytes: number) => `
  insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo, bytes,
                           momento, sha256, enviada_em)
  select numero_ficha, 100 + n, codigo_credenciado, codigo_associado, 'a.png', 'image/png', ${bytes}, 'inicial',
         numero_ficha || '-' || n, '2026-11-21T12:00:00Z'
    from guia, generate_series(1, ${quantas}) as n where numero_ficha = $1`

/** Makes it a radiology guide that was forwarded three weeks ago. */
const exameVencido = `
  with apresentada as (
    update guia set codigo_especialidade = 14, status_ficha = 10, codigo_etapa = 6 where numero_ficha = $1
    returning codigo_credenciado, numero_ficha)
  insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
  select codigo_credenciado, numero_ficha, '1', '2026-11-01T12:00:00Z', '2026-12-20' from apresentada`

/** `<operation> <code>`: the input or the state that raises it. */
export const porOperacao: Readonly<Record<string, Receita>> = {
  'acesso.login API-ACE-0001': (cena) => cena.call(0, { body: { senha: 'errada' } }),
  'acesso.login API-ACE-0004': (cena) => errarSenha(cena, 6, { login: '999997' }),
  'acesso.updateSenha API-ACE-0005': (cena) => cena.call(0, { body: { novaSenha: '12345678' } }),
  'acesso.updateSenha API-ACE-0006': (cena) => cena.call(0, { body: { senha: 'errada' } }),
  'acesso.updateSenha API-ACE-0004': (cena) => errarSenha(cena, 6, { senha: 'errada' }),
  'acesso.getOpcoes API-ACE-0004': (cena) => cena.insist(31, {}),
  'acesso.requestSenhaEsquecida API-ACE-0004': (cena) =>
    cena.insist(4, { body: { codigoDentista: '799001' } }),
  'acesso.requestPrimeiroAcesso API-ACE-0004': (cena) =>
    cena.insist(4, { body: { codigoDentista: '799002' } }),
  'acesso.validateFluxo API-ACE-0007': (cena) => cena.call(0, { query: { token: LINK_ERRADO } }),
  'acesso.validateFluxo API-ACE-0004': (cena) => cena.insist(51, { query: { token: LINK_ERRADO } }),
  'acesso.createSenha API-ACE-0007': (cena) => cena.call(0, { body: { tokenFluxo: LINK_ERRADO } }),
  'acesso.createSenha API-ACE-0005': (cena) => cena.call(0, { body: { senha: '12345678' } }),
  'acesso.createSenha API-ACE-0004': (cena) => cena.insist(51, { body: { tokenFluxo: LINK_ERRADO } }),
  'pacienteInativo.acknowledgePendentes API-GTO-0001': (cena) =>
    cena.call(0, { body: { numerosFicha: [799_999_999] } }),
  // Another network's, and a version that was replaced.
  'termo.createAceite API-TER-0001': (cena) => cena.call(0, { body: { codigoDocumento: 204 } }),
  'termo.createAceite API-TER-0002': (cena) => cena.call(0, { body: { codigoDocumento: 101 } }),
  'termo.getAceito API-TER-0001': (cena) => cena.call(0, { query: { codigoDocumento: 204 } }),
  'elegibilidade.searchAssociado API-ELE-0001': (cena) => cena.call(0, { body: { termo: '999999999' } }),
  'elegibilidade.searchAssociado API-ELE-0005': (cena) => consultarNovosDemais(cena, 'body', 'termo'),
  'liberacaoSenha.releaseSenha API-ELE-0005': (cena) => consultarNovosDemais(cena, 'body'),
  'solicitacaoExame.validateProcedimento API-ELE-0005': (cena) =>
    consultarNovosDemais(cena, 'query', 'cdAssociado'),
  'solicitacaoExame.createSolicitacao API-ELE-0005': (cena) => consultarNovosDemais(cena, 'body'),
  'solicitacaoExame.saveRascunho API-ELE-0005': (cena) => consultarNovosDemais(cena, 'body'),
  'elegibilidade.searchAssociado API-ELE-0004': (cena) => cena.call(0, { body: { termo: '5000A' } }),
  'elegibilidade.getEvento API-ELE-0002': (cena) => cena.call(0, { query: { codigoEvento: '99999999' } }),
  'evento.updateFavoritos API-GTO-0006': (cena) =>
    cena.call(0, { body: { codigosEvento: ['85100200', '99999999'] } }),
  'pesquisa.searchGuias API-ELE-0003': porCartao,
  'pesquisa.exportGuias API-ELE-0003': porCartao,
  'imagem.uploadImagem API-GTO-0012': foraDeEtapa,
  'imagem.deleteImagem API-GTO-0012': foraDeEtapa,
  'imagem.updateImagem API-GTO-0012': foraDeEtapa,
  'imagem.deleteImagem API-IMG-0011': congelar,
  'imagem.updateImagem API-IMG-0011': congelar,
  'imagem.updateImagem API-IMG-0001': async (cena) =>
    cena.call(await cena.prepare(), { body: { sequencial: 99 } }),
  'imagem.uploadImagem API-GTO-0002': async (cena) =>
    cena.call(await createGuia(cena.t, 'autorizada'), { query: { eventos: '9:26' } }),
  'imagem.updateImagem API-GTO-0002': async (cena) => {
    const numeroFicha = await createGuia(cena.t, 'autorizada')
    await upload(cena.t, numeroFicha, 'rx.png', await arquivos.png(nextCor()))
    return cena.call(numeroFicha, {
      body: { eventos: [{ numeroSequencialInclusao: 9, codigoLocalizacao: '26' }] },
    })
  },
  'imagem.getImagem API-IMG-0001': async (cena) =>
    cena.call(await cena.prepare(), { query: { sequencial: 99 } }),
  'imagem.deleteImagem API-IMG-0001': async (cena) =>
    cena.call(await cena.prepare(), { query: { sequencial: 99 } }),
  'imagem.uploadImagem API-IMG-0002': async (cena) => enviar(cena, 'rx.svg', await arquivos.png(nextCor())),
  'imagem.uploadImagem API-IMG-0003': (cena) => enviar(cena, 'rx.png', Buffer.alloc(5_242_881)),
  'imagem.uploadImagem API-IMG-0004': (cena) => enviar(cena, 'rx.png', Buffer.from('<html></html>')),
  'imagem.uploadImagem API-IMG-0005': async (cena) => {
    const inteira = await arquivos.jpeg(nextCor(), 640, 480)
    return enviar(cena, 'rx.jpg', inteira.subarray(0, inteira.length / 2))
  },
  'imagem.uploadImagem API-IMG-0006': async (cena) => enviar(cena, 'rx.png', await arquivos.bombaPng()),
  'imagem.uploadImagem API-IMG-0007': (cena) => cena.callAfter(imagensNaGuia(50, 1)),
  'imagem.uploadImagem API-IMG-0008': async (cena) => {
    const answer = await cena.callAfter(imagensNaGuia(1, 500 * 1024 * 1024))
    await cena.t.rows('update imagem_guia set bytes = 1 where bytes = $1', [500 * 1024 * 1024])
    return answer
  },
  'imagem.uploadImagem API-IMG-0009': async (cena) => {
    const [numeroFicha, conteudo] = [await cena.prepare(), await arquivos.png(nextCor())]
    await upload(cena.t, numeroFicha, 'antes.png', conteudo)
    return cena.call(numeroFicha, {}, { arquivo: { nome: 'rx.png', conteudo } })
  },
  'imagem.uploadImagem API-IMG-0010': (cena) =>
    enviar(cena, 'laudo.pdf', arquivos.pdf('4 0 obj << /S /JavaScript >> endobj\n')),
  'imagem.uploadImagem API-IMG-0013': (cena) => cena.callAfter(exameVencido),
  'imagem.uploadImagem API-IMG-0012': (cena) =>
    enviar(cena, 'laudo.pdf', buildPdfPaginas(...Array(21).fill({}))),
  ...porOperacaoCadastro,
  ...porOperacaoFinanceiro,
  ...porOperacaoGuia,
  ...porOperacaoLiberacao,
  ...porOperacaoSolicitacao,
}
