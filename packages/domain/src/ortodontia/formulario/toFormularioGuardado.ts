import { toTextoGuardado } from '../../texto/protegido.ts'
import { isVazio } from './campoAtivo.ts'
import { camposFormulario, type Formulario, type NomeCampo } from './formulario.tables.ts'

/** The form as it is kept: texts as they count, and nothing that was left empty. */
export function toFormularioGuardado(formulario: Formulario): Formulario {
  const valores = Object.entries(formulario) as [NomeCampo, Formulario[NomeCampo]][]
  return Object.fromEntries(
    valores
      .map(([nome, valor]) => [
        nome,
        camposFormulario[nome].tipo === 'texto' && typeof valor === 'string' ? toTextoGuardado(valor) : valor,
      ])
      .filter(([, valor]) => !isVazio(valor)),
  )
}
