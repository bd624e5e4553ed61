import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import type { GuiaHoje } from '@portal/domain/guia/fimGuia.ts'
import { isCedo } from '@portal/domain/guia/perspectivaNegada.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { today } from '../calendario/format.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'

/** Statuses after which the treatment goes on with another authorisation, or not at all. */
const semSeguimento: ReadonlySet<number> = new Set([statusFicha.cancelada, statusFicha.naoAutorizada])

type NovaSenhaLinkProps = { guia: GuiaHoje & Pick<GuiaResumo, 'associado' | 'codigoEspecialidade'> }

/** Where the next step of such a guide is taken, for its patient and in its speciality. */
export function NovaSenhaLink({ guia }: NovaSenhaLinkProps) {
  const { whyNotOpen } = useAcesso()
  const { associado, codigoEspecialidade: especialidade } = guia
  const novaSenha = hrefOf('/portal/solicitarAutorizacao', { paciente: associado.chave, especialidade })
  return (
    semSeguimento.has(guia.statusFicha) &&
    !isCedo(guia, today()) &&
    whyNotOpen(novaSenha) === undefined && (
      <>
        {' '}
        <Link href={novaSenha}>Solicitar autorização</Link>
      </>
    )
  )
}
