/** A letter as the server writes it, with each mark that its text may have. */
export const negativa = {
  titulo: 'O que o plano não cobriu, e por quê',
  subtitulo: 'Aurora Odonto · registro ANS 00001-1 · protocolo 700001 · 21/11/2026',
  texto: [
    '**Marina Albuquerque**, cartão 500000001, plano Aurora Premium.',
    '## Restauração, dente 26\n\n- **Por que não foi coberto:** ainda está na carência.',
    '## O que você pode fazer\n\n- **Conversar com o seu dentista.**',
  ].join('\n\n'),
}
