import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { TelaButtonLink } from '../menu/TelaButtonLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'

/** The way to link what came to the guides of the patient; nothing for whoever links no exams. */
export function VinculoLink({ chave }: { chave: string }) {
  if (useAcesso().whyNotCall(vinculoExame.linkExames)) return null
  return (
    <TelaButtonLink
      href={hrefOf('/portal/vincularExames', { paciente: chave })}
      icon="paperclip"
      size="pequeno"
    >
      Vincular a uma guia
    </TelaButtonLink>
  )
}
