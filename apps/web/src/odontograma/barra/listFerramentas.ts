import type { FerramentaOdontograma } from './BarraOdontograma.tsx'

type Estado = {
  regioes: boolean
  onRegioes: () => void
  legenda: boolean
  onLegenda: () => void
  varios: boolean
  onVarios: (() => void) | undefined
  tabela: boolean
  onTabela: () => void
  geometrica: boolean
  onVariante: () => void
  onDesfazer: (() => void) | undefined
  onRefazer: (() => void) | undefined
  onAjuda: () => void
}

type Talvez = Omit<FerramentaOdontograma, 'onPress'> & { onPress: (() => void) | undefined }

/** The chart's tools, in order; those that do not apply here are left out. */
export function listFerramentas(e: Estado): readonly FerramentaOdontograma[] {
  const todas: readonly Talvez[] = [
    {
      codigo: 'regioes',
      rotulo: 'Regiões',
      icon: 'sort',
      hasPalavra: true,
      isLigada: e.regioes,
      onPress: e.onRegioes,
    },
    {
      codigo: 'legenda',
      rotulo: 'Legenda',
      icon: 'info',
      hasPalavra: true,
      isLigada: e.legenda,
      onPress: e.onLegenda,
    },
    { codigo: 'varios', rotulo: 'Selecionar vários', icon: 'plus', isLigada: e.varios, onPress: e.onVarios },
    { codigo: 'tabela', rotulo: 'Ver como tabela', icon: 'list', isLigada: e.tabela, onPress: e.onTabela },
    {
      codigo: 'desenho',
      rotulo: 'Desenho geométrico dos dentes',
      icon: 'tooth',
      isLigada: e.geometrica,
      onPress: e.onVariante,
    },
    { codigo: 'desfazer', rotulo: 'Desfazer (Ctrl+Z)', icon: 'undo', onPress: e.onDesfazer },
    { codigo: 'refazer', rotulo: 'Refazer (Ctrl+Y)', icon: 'redo', onPress: e.onRefazer },
    { codigo: 'ajuda', rotulo: 'Teclado do odontograma (?)', icon: 'keyboard', onPress: e.onAjuda },
  ]
  return todas.flatMap(({ onPress, ...ferramenta }) => (onPress ? [{ ...ferramenta, onPress }] : []))
}
