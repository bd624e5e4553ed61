import { useState } from 'react'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import { LateDobra } from '../carregamento/LateDobra.tsx'
import type { FiltroAcervo } from './acervoSearch.ts'

const AcervoPaciente = createLatePart(async () => (await import('./AcervoPaciente.tsx')).AcervoPaciente)

type AcervoDobraProps = { associado: { codigoAssociado: string; nome: string } }

/** The patient's images in every guide, within one of them. */
export function AcervoDobra({ associado: { codigoAssociado, nome } }: AcervoDobraProps) {
  const [filtro, setFiltro] = useState<FiltroAcervo>({})
  return (
    <LateDobra resumo="As imagens de todas as guias" title="Acervo do paciente">
      <AcervoPaciente
        codigoAssociado={codigoAssociado}
        filtro={filtro}
        loading="Carregando o acervo"
        nomeAssociado={nome}
        onFiltro={setFiltro}
      />
    </LateDobra>
  )
}
