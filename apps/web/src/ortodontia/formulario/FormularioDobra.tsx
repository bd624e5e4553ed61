import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { createLatePart } from '../../carregamento/createLatePart.tsx'
import { LateDobra } from '../../carregamento/LateDobra.tsx'
import { titulosFormulario } from './titulosFormulario.ts'

const FormularioLido = createLatePart(async () => (await import('./FormularioLido.tsx')).FormularioLido)

type FormularioDobraProps = { numeroFicha: number; tipo: TipoFormulario }

/** The form that a guide was sent with. */
export const FormularioDobra = ({ numeroFicha, tipo }: FormularioDobraProps) => (
  <LateDobra resumo="Como foi enviado" title={titulosFormulario[tipo]}>
    <FormularioLido lines={6} loading="Carregando o formulário" numeroFicha={numeroFicha} />
  </LateDobra>
)
