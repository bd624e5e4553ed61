import { TelaButtonLink } from '../menu/TelaButtonLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'

/** To the time line of the patient's teeth. */
export const LinhaDenteLink = ({ chave }: { chave: string }) => (
  <TelaButtonLink
    href={hrefOf('/portal/dente/linha', { paciente: chave })}
    icon="history"
    size="pequeno"
    variant="fantasma"
  >
    Linha do tempo
  </TelaButtonLink>
)
