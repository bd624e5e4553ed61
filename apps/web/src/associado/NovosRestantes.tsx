import { Banner } from '../ui/feedback/Banner.tsx'

const titulo = (restantes: number): string => {
  if (restantes === 0) return 'Este foi o último paciente novo que se consulta hoje'
  return restantes === 1
    ? 'Resta 1 paciente novo para consultar hoje'
    : `Restam ${restantes} pacientes novos para consultar hoje`
}

/** What is left of the day's patients who were never attended here; nothing while there are plenty. */
export function NovosRestantes({ restantes }: { restantes: number | null }) {
  if (restantes === null) return null
  return (
    <Banner role="status" title={titulo(restantes)} tone="atencao">
      Quem já foi atendido aqui não entra na conta.
    </Banner>
  )
}
