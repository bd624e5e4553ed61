/**
 * The function codes of a provider (Spec §6): what the token's `listaPermissoes` holds and each call asks for.
 * SOLIC_AUTO, CAPT_EXAME, SOLIC_EXAME, ATU_ALVARA and ALTE_SENHA are the specification's; the others are ours.
 */
export const permissoes = [
  { codigo: 'ELEGIBILIDADE', rotulo: 'Consultar elegibilidade' },
  { codigo: 'SOLIC_AUTO', rotulo: 'Solicitar autorização' },
  { codigo: 'SOLIC_EXAME', rotulo: 'Solicitar exames' },
  { codigo: 'CAPT_EXAME', rotulo: 'Capturar exames' },
  { codigo: 'VINC_EXAME', rotulo: 'Vincular exames' },
  { codigo: 'CONSULTA_GTO', rotulo: 'Consultar guias' },
  { codigo: 'CANCELA_GTO', rotulo: 'Cancelar guias' },
  { codigo: 'REANALISE_ORTO', rotulo: 'Pedir reanálise de prazo de ortodontia' },
  { codigo: 'BENEF_INATIVO', rotulo: 'Consultar beneficiários inativos' },
  { codigo: 'ENVIO_IMAGEM', rotulo: 'Enviar imagens de tratamento' },
  { codigo: 'ACERVO_DIGITAL', rotulo: 'Consultar o acervo digital' },
  { codigo: 'RELAT_GTO', rotulo: 'Consultar o relatório de GTO digital' },
  { codigo: 'RECURSO_GLOSA', rotulo: 'Recorrer de glosas' },
  { codigo: 'DEMONSTRATIVO', rotulo: 'Consultar o demonstrativo de pagamento' },
  { codigo: 'INDICADORES', rotulo: 'Consultar indicadores' },
  { codigo: 'ATU_ALVARA', rotulo: 'Atualizar cadastro e alvarás' },
  { codigo: 'ALTE_SENHA', rotulo: 'Trocar a senha' },
  { codigo: 'TERMOS', rotulo: 'Consultar termos' },
  { codigo: 'BIBLIOTECA', rotulo: 'Consultar a biblioteca' },
] as const

export type Permissao = (typeof permissoes)[number]['codigo']

/** Of which any one opens a guide, its print, and all that their screens read (Spec §2). */
export const permissoesGuia = ['SOLIC_AUTO', 'CONSULTA_GTO'] as const satisfies readonly Permissao[]

/** Of which any one finds a guide and tells what images its events ask for: whoever sends them has to know (S09). */
export const permissoesEnvio = [...permissoesGuia, 'ENVIO_IMAGEM'] as const satisfies readonly Permissao[]

/** Of which any one shows a guide's images, and tells its changes: an appeal shows them too, and so does the archive. */
export const permissoesImagem = [
  ...permissoesEnvio,
  'RECURSO_GLOSA',
  'REANALISE_ORTO',
  'ACERVO_DIGITAL',
] as const satisfies readonly Permissao[]

/** Of which any one opens an exam request (Spec §2, `/portal/sol/`). */
export const permissoesExame = ['SOLIC_EXAME', ...permissoesGuia] as const satisfies readonly Permissao[]

/** Of which any one exports a workbook that may be kept (`exportacao.tables.ts`). */
export const permissoesExportacao = [
  'CONSULTA_GTO',
  'BENEF_INATIVO',
  'DEMONSTRATIVO',
  'RELAT_GTO',
] as const satisfies readonly Permissao[]

/** Of which any one looks guides up: whoever cancels has to find them. */
export const permissoesPesquisa = ['CONSULTA_GTO', 'CANCELA_GTO'] as const satisfies readonly Permissao[]

/** Of which any one looks a patient up: an authorisation is for somebody, and so are a request of exams and an archive. */
export const permissoesBusca = [
  'ELEGIBILIDADE',
  'SOLIC_AUTO',
  'SOLIC_EXAME',
  'ACERVO_DIGITAL',
] as const satisfies readonly Permissao[]

/** Of which any one reads who the patient of an address is: each has a page, or a list of patients, that names one so. */
export const permissoesPaciente = [
  ...permissoesBusca,
  ...permissoesPesquisa,
  'VINC_EXAME',
] as const satisfies readonly Permissao[]

/**
 * Who may call: anyone, any logged-in provider, or one that has the named function, or any one of several (Spec §6;
 * API-ACE-0003, API-MEN-0001); `celular`, and nobody else, a telephone that opened a guide's QR (Segurança A2).
 */
export type Permission = 'publica' | 'sessao' | 'celular' | Permissao | readonly Permissao[]

/** The functions of which any one opens a call; none where it asks for no function, or for no session even. */
export function listFuncoes(permission: Permission): readonly Permissao[] {
  if (permission === 'publica' || permission === 'sessao') return []
  // While the login that showed the QR may send images itself.
  if (permission === 'celular') return ['ENVIO_IMAGEM']
  return typeof permission === 'string' ? [permission] : permission
}
