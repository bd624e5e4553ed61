import { createLatePart } from '../carregamento/createLatePart.tsx'
import { LateDobra } from '../carregamento/LateDobra.tsx'

const PrincipalLida = createLatePart(async () => (await import('./PrincipalLida.tsx')).PrincipalLida)

/**
 * What the main guide already has, beside its complementary one: it counts with it in limits and repetitions (Domínio
 * §6.7).
 */
export const EventosPrincipal = ({ numeroFichaPrincipal }: { numeroFichaPrincipal: number }) => (
  <LateDobra resumo={`O que a guia ${numeroFichaPrincipal} já tem`} title="Eventos da guia principal">
    <PrincipalLida
      loading="Carregando os eventos da guia principal"
      numeroFichaPrincipal={numeroFichaPrincipal}
    />
  </LateDobra>
)
