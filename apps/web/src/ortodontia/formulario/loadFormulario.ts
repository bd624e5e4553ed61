import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { importPage } from '../../carregamento/importPage.ts'
import type { formularioGuia } from './formularioGuia.ts'

type Formulario = typeof formularioGuia

/** The form of a guide, with what knows how it is drawn, judged and sent. */
export type FormularioDaGuia = Formulario & { tipo: TipoFormulario }

const load = importPage(() => import('./formularioGuia.ts'))
let coming: Promise<Formulario> | undefined

/** The code of the orthodontic form, once; what did not come is asked for again. */
export function loadFormulario(): Promise<Formulario> {
  coming ??= load().then(
    ({ formularioGuia: veio }) => veio,
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}
