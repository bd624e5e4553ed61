import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'

/** What each form is called over its fields. */
export const titulosFormulario: Readonly<Record<TipoFormulario, string>> = {
  inicial: 'Formulário ortodôntico inicial',
  manutencao: 'Formulário da manutenção',
  prorrogacao: 'Formulário da prorrogação',
}
