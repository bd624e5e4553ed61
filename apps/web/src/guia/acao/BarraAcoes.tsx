import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { ancoraAcao } from '@portal/domain/menu/ancora.ts'
import { Button } from '../../ui/action/Button.tsx'
import styles from './BarraAcoes.module.css'
import { iconeDaAcao } from './iconeAcao.ts'
import { useAcaoEscolhida } from './useAcaoEscolhida.tsx'
import { useFase } from './useFase.ts'

/**
 * What this phase of a sent guide is about, straight from the domain's table: the possible step stands out, what still
 * misses something says the reason in its tooltip. The rest is behind "Mais ações".
 */
export function BarraAcoes({ guia }: { guia: GuiaDetalhada }) {
  const { fase, proxima } = useFase(guia)
  const { start, isPending, dialogo } = useAcaoEscolhida(guia)
  if (fase.length === 0) return null
  return (
    <section aria-label="Ações da guia" className={styles.barra}>
      {fase.map(({ nome, rotulo, motivo }) => (
        <Button
          disabledReason={motivo}
          id={ancoraAcao(nome)}
          isPending={isPending(nome)}
          key={nome}
          onPress={() => start(nome)}
          variant={nome === proxima ? 'primario' : 'secundario'}
          {...iconeDaAcao(nome)}
        >
          {rotulo}
        </Button>
      ))}
      {dialogo}
    </section>
  )
}
