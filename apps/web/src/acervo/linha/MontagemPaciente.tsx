import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { QueryView } from '../../carregamento/QueryView.tsx'
import { Montagem } from './Montagem.tsx'
import { useMontagem } from './useMontagem.ts'

type MontagemPacienteProps = {
  codigoAssociado: string
  imagens: readonly ImagemAcervo[]
  onOpen: (imagem: ImagemAcervo) => void
}

/** The layout as this provider keeps it of the patient. */
export function MontagemPaciente({ codigoAssociado, imagens, onOpen }: MontagemPacienteProps) {
  const { consulta, daMao, arrange, isGuardada } = useMontagem(codigoAssociado)
  return (
    <QueryView lines={4} loading="Carregando a montagem" query={consulta}>
      {(guardada) => (
        <Montagem
          arranjo={daMao ?? guardada}
          imagens={imagens}
          isGuardada={isGuardada}
          onArrange={arrange}
          onOpen={onOpen}
        />
      )}
    </QueryView>
  )
}
