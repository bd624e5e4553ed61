import { guia } from '@portal/contract/guia.ts'
import { Link } from '../ui/action/Link.tsx'
import { useAcesso } from './useAcesso.ts'

/** "Guia 123", which leads to the guide whoever may read it: the address alone opens to more (Spec §2.4). */
export function GuiaLink({ numeroFicha }: { numeroFicha: number }) {
  const motivo = useAcesso().whyNotCall(guia.getGuiaDetalhada)
  const texto = `Guia ${numeroFicha}`
  return motivo ? <span>{texto}</span> : <Link href={`/portal/guia/${numeroFicha}`}>{texto}</Link>
}
