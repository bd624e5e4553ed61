import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { lazy, Suspense, useState } from 'react'
import { importPage } from '../../carregamento/importPage.ts'
import { Dobra } from '../../ui/layout/Dobra.tsx'

const load = importPage(() => import('./MontagemPaciente.tsx'))
const MontagemPaciente = lazy(async () => ({ default: (await load()).MontagemPaciente }))

type MontagemDobraProps = {
  codigoAssociado: string
  imagens: readonly ImagemAcervo[]
  /** There are older images than these. */
  temMais: boolean
  onOpen: (imagem: ImagemAcervo) => void
}

/** The full-mouth layout: its code and what is kept of it come when it is unfolded. */
export function MontagemDobra({ codigoAssociado, imagens, temMais, onOpen }: MontagemDobraProps) {
  const [isVista, setVista] = useState(false)
  return (
    <Dobra
      onOpen={() => setVista(true)}
      resumo={
        temMais
          ? `As ${imagens.length} imagens mais novas do acervo`
          : countOf(imagens.length, 'imagem do acervo', 'imagens do acervo')
      }
      title="Montagem da boca toda"
    >
      {isVista && (
        <Suspense fallback={<p>Carregando a montagem</p>}>
          <MontagemPaciente codigoAssociado={codigoAssociado} imagens={imagens} onOpen={onOpen} />
        </Suspense>
      )}
    </Dobra>
  )
}
