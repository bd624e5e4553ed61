import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { createLatePart } from '../../carregamento/createLatePart.tsx'
import { LateDobra } from '../../carregamento/LateDobra.tsx'

const MontagemPaciente = createLatePart(async () => (await import('./MontagemPaciente.tsx')).MontagemPaciente)

type MontagemDobraProps = {
  codigoAssociado: string
  imagens: readonly ImagemAcervo[]
  /** There are older images than these. */
  temMais: boolean
  onOpen: (imagem: ImagemAcervo) => void
}

/** The full-mouth layout, in which the images of the archive are placed. */
export const MontagemDobra = ({ codigoAssociado, imagens, temMais, onOpen }: MontagemDobraProps) => (
  <LateDobra
    resumo={
      temMais
        ? `As ${imagens.length} imagens mais novas do acervo`
        : imagens.length === 0
          ? 'Nenhuma imagem'
          : countOf(imagens.length, 'imagem do acervo', 'imagens do acervo')
    }
    title="Montagem da boca toda"
  >
    <MontagemPaciente
      codigoAssociado={codigoAssociado}
      imagens={imagens}
      loading="Carregando a montagem"
      onOpen={onOpen}
    />
  </LateDobra>
)
