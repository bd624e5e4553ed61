import { lazy, Suspense, useState } from 'react'
import { importPage } from '../carregamento/importPage.ts'
import { Dobra } from '../ui/layout/Dobra.tsx'

const load = importPage(() => import('./PrincipalLida.tsx'))
const PrincipalLida = lazy(async () => ({ default: (await load()).PrincipalLida }))

/**
 * What the main guide already has, beside its complementary one: it counts with it in limits and repetitions (Domínio
 * §6.7). Its code and its reading come when it is unfolded, for each reading of a patient leaves its row in the trail.
 */
export function EventosPrincipal({ numeroFichaPrincipal }: { numeroFichaPrincipal: number }) {
  const [isLida, setLida] = useState(false)
  return (
    <Dobra
      onOpen={() => setLida(true)}
      resumo={`O que a guia ${numeroFichaPrincipal} já tem`}
      title="Eventos da guia principal"
    >
      {isLida && (
        <Suspense fallback={<p>Carregando os eventos da guia principal</p>}>
          <PrincipalLida numeroFichaPrincipal={numeroFichaPrincipal} />
        </Suspense>
      )}
    </Dobra>
  )
}
