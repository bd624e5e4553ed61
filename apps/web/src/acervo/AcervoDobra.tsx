import { lazy, Suspense, useState } from 'react'
import { importPage } from '../carregamento/importPage.ts'
import { Dobra } from '../ui/layout/Dobra.tsx'
import type { FiltroAcervo } from './acervoSearch.ts'

const load = importPage(() => import('./AcervoPaciente.tsx'))
const AcervoPaciente = lazy(async () => ({ default: (await load()).AcervoPaciente }))

/** The patient's images in every guide, within one of them: its code and its images come when it is unfolded. */
export function AcervoDobra({ codigoAssociado }: { codigoAssociado: string }) {
  const [isVista, setVista] = useState(false)
  const [filtro, setFiltro] = useState<FiltroAcervo>({})
  return (
    <Dobra onOpen={() => setVista(true)} resumo="As imagens de todas as guias" title="Acervo do paciente">
      {isVista && (
        <Suspense fallback={<p>Carregando o acervo</p>}>
          <AcervoPaciente codigoAssociado={codigoAssociado} filtro={filtro} onFiltro={setFiltro} />
        </Suspense>
      )}
    </Dobra>
  )
}
