import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import { DobraAtRest } from '../carregamento/LateDobra.tsx'

const DadosLidos = createLatePart(async () => (await import('./DadosLidos.tsx')).DadosLidos)

/** What identifies the guide and seldom matters. */
export function DadosGuia({ guia }: { guia: GuiaDetalhada }) {
  const { senha, nomeDentista, assinatura } = guia
  const assinada = assinatura && `assinada por ${assinatura.por}`
  return (
    <DobraAtRest
      resumo={[`Senha ${senha}`, nomeDentista, assinada].filter(Boolean).join(' · ')}
      title="Dados da guia"
    >
      <DadosLidos guia={guia} loading="Carregando os dados da guia" />
    </DobraAtRest>
  )
}
