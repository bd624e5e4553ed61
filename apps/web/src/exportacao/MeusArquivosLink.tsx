import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'

const endereco = hrefOf('/portal/arquivos/meus')

/** The way to the files that were asked for, for whoever exports at all. */
export const MeusArquivosLink = ({ onPress }: { onPress: () => void }) =>
  useAcesso().whyNotOpen(endereco) ? null : (
    <Link href={endereco} onPress={onPress}>
      Meus arquivos
    </Link>
  )
