import type { NomeAcao } from '../guia/acao.tables.ts'
import type { redes } from '../rede/rede.data.ts'
import { ANCORA_SESSOES } from './ancora.ts'
import type { Tela } from './tela.tables.ts'

/** A screen that opens by its address alone, without the number or the question that it is about. */
type PaginaProcurada = Exclude<
  Tela,
  { rota: `${string}$${string}` | `${string}/impressao/${string}` }
>['pagina']

/**
 * What people call each screen besides its name: Ctrl+K finds it by these words too (Interface B6.8). They are read with
 * the search, and not with the menu.
 */
export const procuras: Readonly<Record<PaginaProcurada, string>> = {
  HomePage: 'painel, resumo, página inicial, home, começo, senhas do mês',
  ComunicadosPage: 'avisos, notícias, recados, circulares, novidades da operadora',
  PrazosPage:
    'vencimentos, a vencer, radar, pendências, renovar, urgentes, o que vence, atrasados, senha expirada',
  ExportacoesPage: 'exportações, downloads, planilhas guardadas, excel pronto, baixar de novo, exportar',
  ElegibilidadePage: 'cobertura, carência, plano do paciente, tem direito, está ativo, carteirinha, CPF',
  SolicitarAutorizacaoPage:
    'liberar senha, abrir guia, nova guia, novo atendimento, tratamento, pedido, favoritos',
  ConsultaGTOsPage:
    'GTO, fichas, pesquisar, procurar guia, pendências, pendentes, lista, excel, planilha, token, status, imprimir guia, segunda via, vistas guardadas, perito, perícia, auditoria',
  CancelamentoGTOPage: 'GTO, fichas, anular, desistir, excluir, apagar',
  PedidosExamesPage:
    'pedir exames, novo pedido, radiografia, radiologia, raio x, documentação ortodôntica, SOL, laudos',
  CapturaExamesPage: 'radiologia, pedido, receber exame, pegar pedido, unidade de imagem',
  VincularExamesPage: 'radiologia, pronto, laudo, imagem, ligar exame à guia, associar',
  ManutencoesPage: 'aparelho, o mês, ano do tratamento, liberar manutenção, prorrogação, mensalidade, orto',
  ReanalisePrazoPage: 'aumentar os meses do aparelho, pedir mais meses, prorrogar tratamento, orto, extensão',
  BeneficiarioInativoPage: 'pacientes sem plano, ciência, excluídos, demitidos, perderam o plano',
  EnvioImagensPage:
    'radiografias, fotos, documentação, anexar, raio x, final, inicial, mandar, upload, subir arquivo',
  AcervoDigitalPage: 'imagens do paciente, radiografias, fotos, histórico, galeria, prontuário',
  RelatorioGtoDigitalPage:
    'enviadas por token, encaminhadas, o que mandei no mês, excel, planilha, produção, faturamento',
  RecursoGlosaPage: 'recursos, contestar, negados, glosado, reclamar, não pagaram, descontado',
  DemonstrativoPagamentoPage:
    'repasse, extrato, depósito, recebido, pagamentos, financeiro, dinheiro, quanto recebi, quanto vou receber, excel, holerite, imposto de renda, retenção, nota fiscal, rendimentos, informe, segunda via, vistas guardadas',
  IndicadoresReajustePage:
    'bônus, critérios, negociação, data-base, nível, unidade, aumento, tabela de preços',
  QualidadeDesempenhoPage:
    'glosa, mediana, rede, metas, retrabalho, indicadores, estatísticas, comparar, nota',
  AtualizacaoCadastralPage:
    'alvará, contatos, telefone, e-mail, trocar email, mudar, corpo clínico, endereço, renovar, meus dados, perfil, CRO, licença',
  TrocaSenhaPage:
    'mudar, alterar, redefinir, nova senha, segurança, acesso, aparelhos, senha expirada, vencida',
  TermosPage: 'contratos, aceites, assinados, LGPD, privacidade, condições',
  BibliotecaPage: 'biblioteca, manuais, tabelas, arquivos, PDF, regras, protocolos, apostilas, cursos',
  TermosPendentesPage: 'contratos, aceitar, li e aceito, assinar termo',
  LinhaDentePage: 'histórico do dente, antes e depois, montagem, comparar, evolução',
  SolicitacaoExamePage: 'novo pedido, radiografia, raio x, panorâmica, requisição, tomografia',
}

/** A part of a screen that people look for by its own name. `busca`: what its address holds. */
export interface ParteProcurada {
  rotulo: string
  pagina: PaginaProcurada
  busca: Readonly<Record<string, string>>
  /** The place in it, where it is no page of its own. */
  ancora?: string
  procura: string
}

export const partesProcuradas: readonly ParteProcurada[] = [
  {
    rotulo: 'Guias pendentes',
    pagina: 'ConsultaGTOsPage',
    busca: { aba: 'pendentes' },
    procura:
      'vistas guardadas, pendências, o que falta, esperando imagem, aguardando justificativa, não resolvidas',
  },
  {
    rotulo: 'Alvarás',
    pagina: 'AtualizacaoCadastralPage',
    busca: { aba: 'alvaras' },
    procura: 'renovar, licença, vigilância sanitária, bombeiros, documento vencido, validade',
  },
  {
    rotulo: 'Corpo clínico',
    pagina: 'AtualizacaoCadastralPage',
    busca: { aba: 'corpoClinico' },
    procura: 'dentistas, equipe, especialidades, profissionais, CRO',
  },
  {
    rotulo: 'Recursos em andamento',
    pagina: 'RecursoGlosaPage',
    busca: { aba: 'recurso' },
    procura: 'glosa, acompanhar, enviados, esperando resposta',
  },
  {
    rotulo: 'Recursos decididos',
    pagina: 'RecursoGlosaPage',
    busca: { aba: 'decididos' },
    procura: 'glosa, ganhos, deferidos, respondidos, perdidos',
  },
  {
    rotulo: 'Pagamento de guias',
    pagina: 'DemonstrativoPagamentoPage',
    busca: { aba: 'guias' },
    procura: 'conferir, quando foi pago, repasse, lista de guias',
  },
  {
    rotulo: 'Conciliação com o banco',
    pagina: 'DemonstrativoPagamentoPage',
    busca: { aba: 'conciliacao' },
    procura: 'conciliar, extrato, ofx, csv, depósito, banco, conferir, caiu na conta, conta corrente',
  },
  {
    rotulo: 'Suas sessões',
    pagina: 'TrocaSenhaPage',
    busca: {},
    ancora: ANCORA_SESSOES,
    procura: 'sessões abertas, aparelhos, quem está usando, encerrar as outras, sair de outro computador',
  },
]

interface AcaoProcurada {
  codigo: string
  rotulo: string
  procura: string
}

/** What can be done on any screen, or set for all of them. */
export const acoesDaMoldura = [
  { codigo: 'planilha', rotulo: 'Exportar Excel', procura: 'planilha, baixar, salvar, xlsx, csv, relatório' },
  { codigo: 'favoritos', rotulo: 'Favoritos da guia', procura: 'eventos mais usados, preferidos, guardados' },
  {
    codigo: 'avisos',
    rotulo: 'Avisos',
    procura: 'notificações, sino, alertas, receber por e-mail, mensagens',
  },
  {
    codigo: 'ajuda',
    rotulo: 'Ajuda desta tela',
    procura: 'dúvida, teclas, atalhos, como usar, como faço, o que significa, socorro, manual',
  },
  {
    codigo: 'visita',
    rotulo: 'Visita guiada do portal',
    procura: 'tutorial, apresentação, primeira vez, começar, aprender, treinamento',
  },
  {
    codigo: 'chat',
    rotulo: 'Chat',
    procura: 'conversar, atendente, falar com a operadora, suporte, mensagem, atendimento online',
  },
  {
    codigo: 'temaClaro',
    rotulo: 'Tema claro',
    procura: 'aparência, cores, light, modo claro, tela clara, fundo branco',
  },
  {
    codigo: 'temaEscuro',
    rotulo: 'Tema escuro',
    procura: 'aparência, cores, modo escuro, modo noturno, noite, dark mode, tela escura, fundo preto',
  },
  {
    codigo: 'temaContraste',
    rotulo: 'Tema de alto contraste',
    procura: 'aparência, cores, baixa visão, acessibilidade, enxergar',
  },
  {
    codigo: 'temaSistema',
    rotulo: 'Tema do sistema',
    procura: 'aparência, cores, automático, windows',
  },
  { codigo: 'papel', rotulo: 'Imprimir esta página', procura: 'impressora, papel, salvar em PDF' },
  {
    codigo: 'acessibilidade',
    rotulo: 'Acessibilidade',
    procura: 'leitor de tela, teclado, declaração, deficiência, WCAG',
  },
  {
    codigo: 'sair',
    rotulo: 'Sair do portal',
    procura:
      'encerrar, logout, desconectar, deslogar, fechar o sistema, terminar a sessão, trocar de usuário',
  },
] as const satisfies readonly AcaoProcurada[]

export type AcaoDaMoldura = (typeof acoesDaMoldura)[number]['codigo']

type LinkDaRede = (typeof redes)[number]['links'][number]['label']

/** What people call what their network has outside of the portal: each of its links, and where its providers write to. */
export const procurasRede: Readonly<Record<LinkDaRede | 'E-mail da central', string>> = {
  'E-mail da central':
    'falar com a operadora, suporte, ajuda, contato, fale conosco, atendimento, relacionamento, escrever, nota fiscal, informe de rendimentos',
  Ouvidoria: 'reclamar, reclamação, denúncia, elogio, suporte, falar com a operadora, fale conosco, contato',
  Privacidade: 'LGPD, dados pessoais, política, encarregado',
  'Termos de uso': 'condições, regras do portal, contrato',
  'Site da ANS': 'agência, regulador, governo, rol de procedimentos, normas',
}

/** What people call what is done on an open page: each action of a guide that is a person's, and those of its forms. */
export const procurasAcao: Readonly<
  Partial<Record<NomeAcao | 'imprimir' | 'enviar' | 'salvarPedido', string>>
> = {
  imprimir: 'papel, PDF, formulário, via do paciente',
  enviar: 'mandar, concluir, terminar, transmitir, finalizar',
  salvarPedido: 'gravar, mandar, concluir, enviar exames',
  saveRascunho: 'gravar, guardar, continuar depois',
  send: 'mandar, concluir, terminar, transmitir',
  sendJustificativa: 'explicar, motivo, laudo, por que, texto',
  uploadImagem: 'foto, radiografia, raio x, anexar, arquivo',
  attachExame: 'foto, radiografia, resultado, anexar, arquivo',
  requestAuditoria: 'analisar, auditor, revisão, perícia',
  updateDataEvento: 'realizado, feito, quando foi, executar',
  deleteDataEvento: 'apagar, tirar o dia, desfazer',
  sign: 'assinatura, senha do paciente, biometria, confirmar',
  requestToken: 'pedir código, SMS, confirmação do paciente, celular',
  sendRepasse: 'cobrar, receber, faturar, repasse, fechar guia',
  attachRecurso: 'documento, prova, glosa, arquivo',
  sendRecurso: 'contestar, negado, reclamar, mandar',
  cancel: 'anular, desistir, excluir, apagar',
  renewSenha: 'prorrogar, revalidar, validade, vencida, mais prazo',
  releaseComplementar: 'outra guia, mais eventos, acrescentar, continuação',
  createObservacao: 'anotar, recado, comentário, nota',
  createOcorrencia: 'relatar, problema, reclamação, aconteceu',
  deleteOcorrencia: 'apagar, remover, tirar',
  lock: 'travar, segurar, impedir, suspender',
  unlock: 'destravar, soltar, liberar',
}
