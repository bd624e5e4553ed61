import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import { LateDobra } from '../carregamento/LateDobra.tsx'

const PlanoLido = createLatePart(async () => (await import('./PlanoLido.tsx')).PlanoLido)

/** The patient's plan of treatment beside the guide being worked on. */
export const PlanoTratamento = ({ guia }: { guia: GuiaDetalhada }) => (
  <LateDobra resumo="Guias em andamento e o que já foi feito" title="Plano de tratamento do paciente">
    <PlanoLido guia={guia} loading="Carregando o plano de tratamento" />
  </LateDobra>
)
