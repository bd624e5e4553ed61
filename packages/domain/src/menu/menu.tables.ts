import type { Permissao } from '../acesso/permissao.tables.ts'
import { redes } from '../rede/rede.data.ts'
import type { NomeDaRede } from '../rede/rede.tables.ts'

/** The menu's groups, in its order (Spec §2). */
export const gruposMenu = [
  { codigo: 'atendimento', rotulo: 'Atendimento' },
  { codigo: 'acervoDigital', rotulo: 'Acervo digital' },
  { codigo: 'recursoGlosa', rotulo: 'Recurso de glosas' },
  { codigo: 'financeiro', rotulo: 'Financeiro' },
  { codigo: 'autoatendimento', rotulo: 'Autoatendimento' },
  { codigo: 'biblioteca', rotulo: 'Biblioteca' },
] as const

export type GrupoMenu = (typeof gruposMenu)[number]['codigo']

/** What a desk opens all day: where the menu has the room, its items stand in it without unfolding anything. */
export const GRUPO_DIARIO: GrupoMenu = 'atendimento'

export interface LinhaMenu {
  identificadorItem: string
  /** The operator's own word where each network has its own (`nomeDaRede`). */
  rotulo: string
  /** The network's word for it, in its row: what `showRotulo` says. */
  nomeDaRede?: NomeDaRede
  rota: string
  /** Absent: an item of its own, outside the groups. */
  grupo?: GrupoMenu
  /** Absent: open to every session (Spec §6: home and pending terms). */
  permissao?: Permissao
  /** Reachable, but never listed. */
  oculto?: true
  /** The file of its page in the web, `<noun>/<pagina>.tsx`. Absent: the screen is still to come, and is not listed. */
  pagina?: `${string}Page`
}

/**
 * The portal's screens (Spec §2.3), in the order of the menu. What is said of a screen anywhere comes from
 * here: address, title, who may open it, menu, page, the lists of the browser tests and of the measurement.
 */
export const itensMenu = [
  {
    identificadorItem: 'INTERNO_HOME',
    rotulo: 'Início',
    rota: '/portal',
    pagina: 'HomePage',
  },
  // Ours: the specification has the calls and the entry's count, and no address.
  {
    identificadorItem: 'INTERNO_COMUNICADOS',
    rotulo: 'Comunicados',
    rota: '/portal/comunicados',
    pagina: 'ComunicadosPage',
  },
  // Ours: what the specification tells in many places, in one list.
  {
    identificadorItem: 'INTERNO_PRAZOS',
    rotulo: 'Prazos',
    rota: '/portal/prazos',
    pagina: 'PrazosPage',
  },
  {
    identificadorItem: 'ELEGIBILIDADE',
    rotulo: 'Elegibilidade',
    rota: '/portal/elegibilidade',
    grupo: 'atendimento',
    permissao: 'ELEGIBILIDADE',
    pagina: 'ElegibilidadePage',
  },
  {
    identificadorItem: 'SOLIC_AUTO',
    rotulo: 'Solicitar autorização',
    rota: '/portal/solicitarAutorizacao',
    grupo: 'atendimento',
    permissao: 'SOLIC_AUTO',
    pagina: 'SolicitarAutorizacaoPage',
  },
  {
    identificadorItem: 'CONSULTA_GTO',
    rotulo: 'Consultar guias',
    rota: '/portal/consultaGTOs',
    grupo: 'atendimento',
    permissao: 'CONSULTA_GTO',
    pagina: 'ConsultaGTOsPage',
  },
  {
    identificadorItem: 'CANCELA_GTO',
    rotulo: 'Cancelar guias',
    rota: '/portal/cancelamentoGTO',
    grupo: 'atendimento',
    permissao: 'CANCELA_GTO',
    pagina: 'CancelamentoGTOPage',
  },
  {
    identificadorItem: 'SOLIC_EXAME',
    rotulo: 'Pedidos de exame',
    rota: '/portal/consultarStatusPedidosExames',
    grupo: 'atendimento',
    permissao: 'SOLIC_EXAME',
    pagina: 'PedidosExamesPage',
  },
  {
    identificadorItem: 'CAPT_EXAME',
    rotulo: 'Capturar exames',
    rota: '/portal/capturaExames',
    grupo: 'atendimento',
    permissao: 'CAPT_EXAME',
    pagina: 'CapturaExamesPage',
  },
  {
    identificadorItem: 'VINC_EXAME',
    rotulo: 'Vincular exames',
    rota: '/portal/vincularExames',
    grupo: 'atendimento',
    permissao: 'VINC_EXAME',
    pagina: 'VincularExamesPage',
  },
  // Ours: what an orthodontist does every month, and the year of each treatment.
  {
    identificadorItem: 'ORTO_MANUTENCOES',
    rotulo: 'Manutenções de ortodontia',
    rota: '/portal/manutencoes',
    grupo: 'atendimento',
    permissao: 'REANALISE_ORTO',
    pagina: 'ManutencoesPage',
  },
  {
    identificadorItem: 'REANALISE_ORTO',
    rotulo: 'Reanálise de prazo de ortodontia',
    rota: '/portal/reanalisePrazoOrtodontia',
    grupo: 'atendimento',
    permissao: 'REANALISE_ORTO',
    pagina: 'ReanalisePrazoPage',
  },
  {
    identificadorItem: 'BENEF_INATIVO',
    rotulo: 'Beneficiários inativos',
    rota: '/portal/beneficiarioInativo',
    grupo: 'atendimento',
    permissao: 'BENEF_INATIVO',
    pagina: 'BeneficiarioInativoPage',
  },
  {
    identificadorItem: 'ENVIO_IMAGEM',
    rotulo: 'Enviar imagens de tratamento',
    rota: '/portal/envioImagensTratamento',
    grupo: 'acervoDigital',
    permissao: 'ENVIO_IMAGEM',
    pagina: 'EnvioImagensPage',
  },
  // Ours: the specification has the calls and the group, and no address.
  {
    identificadorItem: 'ACERVO_DIGITAL',
    rotulo: 'Acervo digital',
    rota: '/portal/acervoDigital',
    grupo: 'acervoDigital',
    permissao: 'ACERVO_DIGITAL',
    pagina: 'AcervoDigitalPage',
  },
  {
    identificadorItem: 'RELAT_GTO',
    rotulo: 'Relatório de GTO digital',
    rota: '/portal/relatorioGTODigital',
    grupo: 'acervoDigital',
    permissao: 'RELAT_GTO',
    pagina: 'RelatorioGtoDigitalPage',
  },
  {
    identificadorItem: 'RECURSO_GLOSA',
    rotulo: 'Recorrer de glosas',
    rota: '/portal/recursoGlosa',
    grupo: 'recursoGlosa',
    permissao: 'RECURSO_GLOSA',
    pagina: 'RecursoGlosaPage',
  },
  {
    identificadorItem: 'DEMONSTRATIVO',
    rotulo: 'Demonstrativo de pagamento',
    rota: '/portal/demonstrativoPagamento',
    grupo: 'financeiro',
    permissao: 'DEMONSTRATIVO',
    pagina: 'DemonstrativoPagamentoPage',
  },
  {
    identificadorItem: 'IND_REAJUSTE',
    rotulo: 'Indicadores de reajuste',
    rota: '/portal/indicadoresReajuste',
    grupo: 'financeiro',
    permissao: 'INDICADORES',
    pagina: 'IndicadoresReajustePage',
  },
  {
    identificadorItem: 'IND_QUALIDADE',
    rotulo: 'Qualidade e desempenho',
    rota: '/portal/indicadoresQualidadeDesempenho',
    grupo: 'financeiro',
    permissao: 'INDICADORES',
    pagina: 'QualidadeDesempenhoPage',
  },
  {
    identificadorItem: 'ATU_ALVARA',
    rotulo: 'Atualização cadastral',
    rota: '/portal/atualizacaoCadastral',
    grupo: 'autoatendimento',
    permissao: 'ATU_ALVARA',
    pagina: 'AtualizacaoCadastralPage',
  },
  {
    identificadorItem: 'ALTE_SENHA',
    rotulo: 'Trocar senha',
    rota: '/portal/trocaSenha',
    grupo: 'autoatendimento',
    permissao: 'ALTE_SENHA',
    pagina: 'TrocaSenhaPage',
  },
  {
    identificadorItem: 'TERMOS',
    rotulo: 'Termos',
    rota: '/portal/termos',
    grupo: 'autoatendimento',
    permissao: 'TERMOS',
    pagina: 'TermosPage',
  },
  {
    identificadorItem: 'BIBLIOTECA',
    rotulo: redes[0].biblioteca,
    nomeDaRede: 'biblioteca',
    rota: '/portal/universidadeAurora',
    grupo: 'biblioteca',
    permissao: 'BIBLIOTECA',
    pagina: 'BibliotecaPage',
  },
  {
    identificadorItem: 'INTERNO_TERMOS_PENDENTES',
    rotulo: 'Termos pendentes',
    rota: '/portal/termosPendentes',
    oculto: true,
    pagina: 'TermosPendentesPage',
  },
] as const satisfies readonly LinhaMenu[]

export type IdentificadorItem = (typeof itensMenu)[number]['identificadorItem']
