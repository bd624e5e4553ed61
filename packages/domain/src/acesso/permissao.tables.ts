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

/** Whether what a call asks for is a function, which a provider may lack or find locked, and not just anybody's session. */
export const isPermissao = (codigo: string): codigo is Permissao =>
  permissoes.some((permissao) => permissao.codigo === codigo)
