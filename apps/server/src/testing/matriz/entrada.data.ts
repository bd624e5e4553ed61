import { acesso } from '@portal/contract/acesso.ts'
import { biblioteca } from '@portal/contract/biblioteca.ts'
import { cadastro } from '@portal/contract/cadastro.ts'
import { comunicado } from '@portal/contract/comunicado.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { evento } from '@portal/contract/evento.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { menu } from '@portal/contract/menu.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { producao } from '@portal/contract/producao.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Input, Route } from '@portal/contract/route.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { termo } from '@portal/contract/termo.ts'
import { openLink } from '../../acesso/link.fixture.ts'
import { askTroca, contatosDe100001, uploadAlvara } from '../../cadastro/cadastro.fixture.ts'
import { escritasRascunho, leituras, mudancas } from '../../guia/operacoes.fixture.ts'
import { arquivos } from '../../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../../imagem/imagem.fixture.ts'
import { createSolicitacao, createUnica } from '../../solicitacaoExame/solicitacao.fixture.ts'
import { createAssociado, createGuia, releaseGuia } from '../guia.fixture.ts'
import { createGlosada, sendRecurso } from '../recurso.fixture.ts'
import { FECHAMENTO, insertPaga } from '../repasse.fixture.ts'
import type { Person, TestApp } from '../testApp.ts'
import { enter } from './chamada.ts'

/** A call with an input that the server accepts. */
export type Entrada = {
  nome: string
  route: Route
  /** `numeroFicha` is what `prepare` made; `as` who calls. */
  input: (numeroFicha: number, as: Person) => Input<Route>
  /** Makes the guide of 100001 that the call names, in a status that accepts it. */
  prepare?: (t: TestApp) => Promise<number>
}

/** Ties the input to its route's type; the table forgets which. */
function entrada<R extends Route>(
  nome: string,
  route: R,
  input: (numeroFicha: number, as: Person) => Input<R>,
  prepare?: Entrada['prepare'],
): Entrada {
  return { nome, route, input, ...(prepare ? { prepare } : {}) }
}

/** A link that was sent to 100006 and one to 200001. */
const [LINK_VISTO, LINK_USADO] = ['V'.repeat(43), 'U'.repeat(43)]

/**
 * What these inputs ask for: the member has a guide in progress with 100001, who may then ask for other contacts, the links
 * were sent, exams were asked for, a permit and a change of contacts are under way, and a guide of a run was judged.
 */
export async function prepareEntradas(t: TestApp): Promise<void> {
  await releaseGuia(t, { codigoAssociado: '500000001' })
  const paga = await releaseGuia(t, { codigoAssociado: await createAssociado(t) })
  await t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                              quantidade, valor_centavos, copart_centavos, autorizacao)
     select numero_ficha, 1, codigo_credenciado, codigo_associado, '85100200', 1, 100, 0, 4
       from guia where numero_ficha = $1`,
    [paga],
  )
  await insertPaga(t, paga, 100001)
  await openLink(t, 100006, 'SE', LINK_VISTO)
  await openLink(t, 200001, 'RS', LINK_USADO)
  await t.rows(`update alvara set validade = '2026-12-16' where id = 1`)
  await uploadAlvara(t, 3, await enter(t, 100001))
  troca.codigo = await askTroca(t)
  pacientes.codigos = await Promise.all(Array.from({ length: 40 }, () => createAssociado(t)))
  await createSolicitacao(t, { codigoAssociado: '500000001' })
}

const nada = () => ({})
const porFicha = (numeroFicha: number) => ({ query: { numeroFicha } })
const porPedido = (numeroSolicitacao: number) => ({ query: { numeroSolicitacao } })
const porAssociado = () => ({ query: { codigoAssociado: '500000001' } })
const porEvento = () => ({ query: { codigoEvento: '85100200' } })
const SENHA = 'Sorriso#2026'

const doRepasse = { dataFinal: FECHAMENTO }

/** None that there is: the sessions of these tests go on. */
const SESSAO_ALHEIA = '00000000-0000-4000-8000-000000000000'

/** The deadline of a permit of 100001. */
const ALVARA_A_VENCER = 'ALVARA:1:2026-12-16'

/** The code of the change that 100001 asked for. */
const troca = { codigo: '' }

/** Each asks for the exam once: an open request refuses the next. */
const pacientes: { codigos: string[] } = { codigos: [] }
const nextPaciente = () => pacientes.codigos.pop() ?? '500000001'

let pedidos = 0
/** Whoever asks for a link for one code after another waits; each input asks for another one's. */
const nextCodigo = () => String(800_000 + pedidos++)

async function createComImagem(t: TestApp): Promise<number> {
  const numeroFicha = await createGuia(t)
  await upload(t, numeroFicha, 'rx.png', await arquivos.png(nextCor()), { imagemGto: 'inicial:26' })
  return numeroFicha
}

async function createRecorrida(t: TestApp): Promise<number> {
  const numeroFicha = await createGlosada(t)
  await sendRecurso(t, { numeroFicha })
  return numeroFicha
}

const liberada = (t: TestApp) => createGuia(t)
const autorizada = (t: TestApp) => createGuia(t, 'autorizada')

/** Every call of the contract: the matrix of tests is made from it, and a call without a row fails. */
export const entradas: readonly Entrada[] = [
  entrada('acesso.login', acesso.login, () => ({ body: { login: '100001', senha: SENHA } })),
  entrada('acesso.logout', acesso.logout, nada),
  entrada('acesso.validateToken', acesso.validateToken, (_numero, { authorization }) => ({
    body: { token: authorization.slice('Bearer '.length) },
  })),
  entrada('acesso.refreshToken', acesso.refreshToken, nada),
  entrada('acesso.listSessoes', acesso.listSessoes, nada),
  entrada('acesso.deleteSessoes', acesso.deleteSessoes, () => ({ body: { sid: SESSAO_ALHEIA } })),
  entrada('acesso.getOpcoes', acesso.getOpcoes, () => ({ query: { codigoDentista: '100001' } })),
  entrada('acesso.requestSenhaEsquecida', acesso.requestSenhaEsquecida, () => ({
    body: { codigoDentista: nextCodigo(), opcao: 'EMAIL' as const },
  })),
  entrada('acesso.requestPrimeiroAcesso', acesso.requestPrimeiroAcesso, () => ({
    body: { codigoDentista: nextCodigo(), opcao: 'EMAIL' as const },
  })),
  entrada('acesso.validateFluxo', acesso.validateFluxo, () => ({ query: { token: LINK_VISTO } })),
  entrada('acesso.createSenha', acesso.createSenha, () => ({
    body: { tokenFluxo: LINK_USADO, senha: 'Girassol!amarelo42' },
  })),
  // Last of its noun: whoever it changes the password of enters with it no more.
  entrada('acesso.updateSenha', acesso.updateSenha, () => ({
    body: { senha: SENHA, novaSenha: 'Girassol!amarelo42' },
  })),
  entrada('menu.getMenu', menu.getMenu, nada),
  entrada('credenciado.getInfo', credenciado.getInfo, nada),
  entrada('credenciado.getParticularidades', credenciado.getParticularidades, nada),
  entrada('credenciado.listEspecialidades', credenciado.listEspecialidades, nada),
  entrada('credenciado.getTotalSenhas', credenciado.getTotalSenhas, nada),
  entrada('credenciado.getGtoPendentes', credenciado.getGtoPendentes, nada),
  entrada('credenciado.exportStatusSenha', credenciado.exportStatusSenha, nada),
  entrada('pacienteInativo.listPendentes', pacienteInativo.listPendentes, nada),
  entrada('pacienteInativo.acknowledgePendentes', pacienteInativo.acknowledgePendentes, () => ({ body: {} })),
  entrada('pacienteInativo.listRecentes', pacienteInativo.listRecentes, nada),
  entrada('pacienteInativo.getTotal', pacienteInativo.getTotal, nada),
  entrada('pacienteInativo.listPacientes', pacienteInativo.listPacientes, () => ({
    query: { opcao: 'TODOS' as const },
  })),
  entrada('pacienteInativo.exportPacientes', pacienteInativo.exportPacientes, () => ({
    query: { opcao: 'TODOS' as const },
  })),
  entrada('producao.getEventosRealizados', producao.getEventosRealizados, nada),
  entrada('producao.getBeneficiariosAtendidos', producao.getBeneficiariosAtendidos, nada),
  entrada('producao.getFerramentasDigitais', producao.getFerramentasDigitais, nada),
  entrada('producao.getEvolucaoRepasse', producao.getEvolucaoRepasse, () => ({ query: {} })),
  entrada('producao.listEventosRealizados', producao.listEventosRealizados, () => ({
    body: { mes: '2026-11' },
  })),
  entrada('producao.listBeneficiariosAtendidos', producao.listBeneficiariosAtendidos, () => ({
    body: { mes: '2026-11' },
  })),
  entrada('producao.listGuiasEncaminhadas', producao.listGuiasEncaminhadas, () => ({ body: {} })),
  entrada('termo.getPendencia', termo.getPendencia, nada),
  entrada('termo.listPendentes', termo.listPendentes, nada),
  entrada('termo.createAceite', termo.createAceite, () => ({ body: { codigoDocumento: 104, global: true } })),
  entrada('termo.listAceitos', termo.listAceitos, nada),
  entrada('termo.getAceito', termo.getAceito, () => ({ query: { codigoDocumento: 101 } })),
  entrada('comunicado.listDashboard', comunicado.listDashboard, () => ({ query: {} })),
  entrada('comunicado.searchComunicados', comunicado.searchComunicados, () => ({ query: {} })),
  entrada('comunicado.getContador', comunicado.getContador, nada),
  entrada('comunicado.getComunicado', comunicado.getComunicado, () => ({ query: { codComunicado: 4 } })),
  entrada('comunicado.acknowledgeComunicado', comunicado.acknowledgeComunicado, () => ({
    query: { codComunicado: 4 },
  })),
  entrada('cadastro.getAtualizacao', cadastro.getAtualizacao, nada),
  entrada('cadastro.getContatos', cadastro.getContatos, nada),
  entrada('cadastro.validateContatos', cadastro.validateContatos, () => ({ body: { codigo: troca.codigo } })),
  // After the code: what is in force, asked for again, takes a change back.
  entrada('cadastro.updateContatos', cadastro.updateContatos, () => ({ body: contatosDe100001 })),
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
  entrada('prazo.listPrazos', prazo.listPrazos, () => ({ query: {} })),
  entrada('prazo.createDesistencia', prazo.createDesistencia, () => ({
    body: { chave: ALVARA_A_VENCER, motivo: 'Não atendo mais neste endereço.' },
  })),
  entrada('prazo.deleteDesistencia', prazo.deleteDesistencia, () => ({ query: { chave: ALVARA_A_VENCER } })),
  entrada('notificacao.listNotificacoes', notificacao.listNotificacoes, () => ({ query: {} })),
  entrada('notificacao.acknowledgeNotificacoes', notificacao.acknowledgeNotificacoes, () => ({
    body: { ate: 1 },
  })),
  entrada('notificacao.watchNotificacoes', notificacao.watchNotificacoes, nada),
  entrada('notificacao.getPreferencia', notificacao.getPreferencia, nada),
  entrada('notificacao.updatePreferencia', notificacao.updatePreferencia, () => ({
    body: { correio: ['ALVARA' as const] },
  })),
  entrada('biblioteca.listBiblioteca', biblioteca.listBiblioteca, nada),
  entrada('biblioteca.getArquivo', biblioteca.getArquivo, () => ({ query: { codArquivo: 1 } })),
  entrada('biblioteca.exportArquivo', biblioteca.exportArquivo, () => ({ query: { codArquivo: 1 } })),
  entrada('elegibilidade.searchAssociado', elegibilidade.searchAssociado, () => ({
    body: { termo: '500000001' },
  })),
  entrada('elegibilidade.getInformacoes', elegibilidade.getInformacoes, porAssociado),
  entrada('elegibilidade.getCpf', elegibilidade.getCpf, porAssociado),
  entrada('elegibilidade.listEventos', elegibilidade.listEventos, nada),
  entrada('elegibilidade.getEvento', elegibilidade.getEvento, () => ({
    query: { codigoAssociado: '500000001', codigoEvento: '85100200', dente: '26', faces: 'OM' },
  })),
  entrada('liberacaoSenha.getInformacoesAssociado', liberacaoSenha.getInformacoesAssociado, porAssociado),
  entrada('liberacaoSenha.updateInformacoesAssociado', liberacaoSenha.updateInformacoesAssociado, () => ({
    query: { codigoAssociado: '500000001' },
    body: { numeroTelefoneResidencial: '(11) 98888-7777', email: 'ana@example.com' },
  })),
  entrada('liberacaoSenha.listPlanos', liberacaoSenha.listPlanos, porAssociado),
  entrada('liberacaoSenha.getInformacoesGto', liberacaoSenha.getInformacoesGto, () => ({
    query: { codigoAssociado: '500000001', codigoEspecialidade: 1, recemNato: false },
  })),
  entrada('liberacaoSenha.getInformacoesProtocolo', liberacaoSenha.getInformacoesProtocolo, () => ({
    query: { protocolo: '20261121000001', funcionalidade: 'LIBERACAO_SENHA' as const, especialidade: 3 },
  })),
  entrada('liberacaoSenha.releaseSenha', liberacaoSenha.releaseSenha, () => ({
    body: {
      codigoAssociado: '500000001',
      codigoEspecialidade: 1,
      codigoTipoAtendimento: 1,
      recemNato: false,
    },
  })),
  entrada(
    'liberacaoSenha.releaseComplementar',
    liberacaoSenha.releaseComplementar,
    (numeroFicha) => ({ body: { numeroFicha } }),
    autorizada,
  ),
  ...leituras,
  ...escritasRascunho,
  ...mudancas,
  entrada('guia.getPlanoTratamento', guia.getPlanoTratamento, porAssociado),
  entrada('guia.getPreAprovacao', guia.getPreAprovacao, () => ({ query: { codigoEspecialidade: 1 } })),
  entrada('guia.getFiltros', guia.getFiltros, nada),
  entrada('evento.getFaces', evento.getFaces, () => ({ query: { codigoEvento: '85100200', dente: '26' } })),
  entrada('evento.getTemplate', evento.getTemplate, () => ({ params: { codigoEvento: '85100200' } })),
  entrada('evento.listEventosTraduzidos', evento.listEventosTraduzidos, nada),
  entrada('evento.getRegra', evento.getRegra, porEvento),
  entrada('evento.listFavoritos', evento.listFavoritos, nada),
  entrada('evento.updateFavoritos', evento.updateFavoritos, () => ({
    body: { codigosEvento: ['85100200', '84000198'] },
  })),
  entrada('evento.listUsos', evento.listUsos, nada),
  entrada('imagem.listImagens', imagem.listImagens, porFicha, createComImagem),
  entrada(
    'imagem.uploadImagem',
    imagem.uploadImagem,
    (numeroFicha) => ({ query: { numeroFicha, imagemGto: 'inicial:26' } }),
    liberada,
  ),
  entrada(
    'imagem.getImagem',
    imagem.getImagem,
    (numeroFicha) => ({ query: { numeroFicha, sequencial: 1, versao: 'tela' as const } }),
    createComImagem,
  ),
  entrada(
    'imagem.deleteImagem',
    imagem.deleteImagem,
    (numeroFicha) => ({ query: { numeroFicha, sequencial: 1 } }),
    createComImagem,
  ),
  entrada(
    'imagem.updateImagem',
    imagem.updateImagem,
    (numeroFicha) => ({ body: { numeroFicha, sequencial: 1, eventos: [] } }),
    createComImagem,
  ),
  entrada('imagem.getProtocoloImagem', imagem.getProtocoloImagem, porEvento),
  entrada('pesquisa.searchGuias', pesquisa.searchGuias, () => ({
    body: { dataInicio: '2026-11-01', dataFim: '2026-11-30', limite: 10 },
  })),
  entrada('pesquisa.listPendentes', pesquisa.listPendentes, () => ({ query: { limite: 10 } })),
  entrada('pesquisa.exportGuias', pesquisa.exportGuias, () => ({
    body: { dataInicio: '2026-11-01', dataFim: '2026-11-30' },
  })),
  entrada('pesquisa.searchTudo', pesquisa.searchTudo, () => ({ body: { termo: '500000001' } })),
  entrada('pesquisa.watchGuia', pesquisa.watchGuia, porFicha, liberada),
  entrada('impressao.printGuia', impressao.printGuia, porFicha, liberada),
  entrada('impressao.printDemonstrativo', impressao.printDemonstrativo, () => ({ query: doRepasse })),
  entrada('impressao.printRecurso', impressao.printRecurso, porFicha, createRecorrida),
  entrada('impressao.printSolicitacao', impressao.printSolicitacao, porPedido, createSolicitacao),
  entrada('solicitacaoExame.listEventosSol', solicitacaoExame.listEventosSol, porAssociado),
  entrada('solicitacaoExame.validateProcedimento', solicitacaoExame.validateProcedimento, () => ({
    query: { cdAssociado: '500000001', eventos: '81000421:RII+RIS,81000340' },
  })),
  entrada('solicitacaoExame.createSolicitacao', solicitacaoExame.createSolicitacao, () => ({
    body: {
      codigoAssociado: nextPaciente(),
      hipoteseDiagnostica: 'Lesão periapical do 16.',
      eventos: [
        {
          codigo: '81000421',
          localizacao: 'RMSD',
          quantidade: 1,
          local: 'regiao' as const,
          justificativa: 'Dor à percussão.',
          complementoLocais: { locais: [{ codigoLocal: 'RMSD', foco: 'ápice do 16' }] },
        },
      ],
    },
  })),
  entrada('solicitacaoExame.listTutorial', solicitacaoExame.listTutorial, nada),
  entrada('solicitacaoExame.getRascunho', solicitacaoExame.getRascunho, porAssociado),
  entrada('solicitacaoExame.saveRascunho', solicitacaoExame.saveRascunho, () => ({
    body: {
      codigoAssociado: '500000001',
      revisaoBase: 0,
      conteudo: {
        hipoteseDiagnostica: 'meia fra',
        eventos: [
          {
            codigo: '81000421',
            quantidade: 1,
            justificativa: 'dor',
            locais: [{ codigoLocal: 'RIS', foco: 'ápice' }],
          },
        ],
      },
    },
  })),
  entrada(
    'solicitacaoExame.getSimplificado',
    solicitacaoExame.getSimplificado,
    (numeroPedido) => ({ query: { numeroPedido } }),
    createSolicitacao,
  ),
  entrada('solicitacaoExame.getDetalhes', solicitacaoExame.getDetalhes, porAssociado),
  entrada(
    'solicitacaoExame.deleteSolicitacao',
    solicitacaoExame.deleteSolicitacao,
    porAssociado,
    createUnica,
  ),
  entrada(
    'solicitacaoExame.cancelSolicitacao',
    solicitacaoExame.cancelSolicitacao,
    (numeroSolicitacao) => ({ body: { numeroSolicitacao, motivo: 'O paciente desistiu.' } }),
    createSolicitacao,
  ),
  entrada('solicitacaoExame.listPedidos', solicitacaoExame.listPedidos, () => ({
    query: { status: 'EM_ANALISE,APROVADA_PORTAL', limite: 10 },
  })),
  entrada('solicitacaoExame.listSolicitacoes', solicitacaoExame.listSolicitacoes, porAssociado),
  entrada('solicitacaoExame.getSolicitacao', solicitacaoExame.getSolicitacao, porPedido, createSolicitacao),
  entrada('recursoGlosa.validateRecurso', recursoGlosa.validateRecurso, porFicha, createGlosada),
  entrada('recursoGlosa.getRecurso', recursoGlosa.getRecurso, porFicha, createGlosada),
  entrada('recursoGlosa.getRecursoDetalhado', recursoGlosa.getRecursoDetalhado, porFicha, createGlosada),
  entrada('recursoGlosa.getRecursoAuditoria', recursoGlosa.getRecursoAuditoria, porFicha, createRecorrida),
  entrada('recursoGlosa.searchRecursos', recursoGlosa.searchRecursos, () => ({
    query: { situacao: 'RECORRER' as const, limite: 10 },
  })),
  entrada(
    'recursoGlosa.sendRecurso',
    recursoGlosa.sendRecurso,
    (numeroFicha) => ({
      body: { numeroFicha, eventos: [{ numeroSequenciaInclusao: 1, justificativa: 'Segue a imagem.' }] },
    }),
    createGlosada,
  ),
  entrada('financeiro.getCodigoPrincipal', financeiro.getCodigoPrincipal, nada),
  entrada('financeiro.searchPeriodo', financeiro.searchPeriodo, () => ({ query: doRepasse })),
  entrada('financeiro.searchGto', financeiro.searchGto, () => ({ query: { gtoList: '700000001' } })),
  entrada('financeiro.exportDemonstrativo', financeiro.exportDemonstrativo, () => ({
    query: { tipoBuscaEnum: 'PERIODO' as const, ...doRepasse },
  })),
]
