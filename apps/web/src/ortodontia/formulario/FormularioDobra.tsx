import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { lazy, Suspense, useState } from 'react'
import { importPage } from '../../carregamento/importPage.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Dobra } from '../../ui/layout/Dobra.tsx'
import { titulosFormulario } from './titulosFormulario.ts'

const load = importPage(() => import('./FormularioLido.tsx'))
const FormularioLido = lazy(async () => ({ default: (await load()).FormularioLido }))

type FormularioDobraProps = { numeroFicha: number; tipo: TipoFormulario }

/** The form that a guide was sent with: its code and its answers come when it is unfolded. */
export function FormularioDobra({ numeroFicha, tipo }: FormularioDobraProps) {
  const [isVisto, setVisto] = useState(false)
  return (
    <Dobra onOpen={() => setVisto(true)} resumo="Como foi enviado" title={titulosFormulario[tipo]}>
      {isVisto && (
        <Suspense fallback={<Skeleton label="Carregando o formulário" lines={6} />}>
          <FormularioLido numeroFicha={numeroFicha} />
        </Suspense>
      )}
    </Dobra>
  )
}
