/** One root: where it leaves the crown, half its width there, where its tip is (from the middle), and its length. */
export type Raiz = readonly [base: number, largura: number, ponta: number, altura: number]

/**
 * A tooth seen from the cheek, on the patient's right (distal to the left): half widths at the neck and at the widest,
 * crown height, cusps in sight, roots. Drawn after the mean proportions of dental anatomy, not to scale among teeth.
 */
export type FormaSilhueta = {
  readonly colo: number
  readonly ventre: number
  readonly coroa: number
  readonly cuspides: 0 | 1 | 2
  readonly raizes: readonly Raiz[]
}

/** By arch and position in the quadrant. */
export const SILHUETAS = {
  superior: {
    1: { colo: 12, ventre: 16, coroa: 32, cuspides: 0, raizes: [[0, 11, -2, 43]] },
    2: { colo: 10, ventre: 13, coroa: 29, cuspides: 0, raizes: [[0, 9.5, -4, 43]] },
    3: { colo: 11, ventre: 14, coroa: 32, cuspides: 1, raizes: [[0, 10.5, -3, 48]] },
    4: {
      colo: 11,
      ventre: 14,
      coroa: 27,
      cuspides: 1,
      raizes: [
        [3, 6, 5, 42],
        [-2, 8, -5, 42],
      ],
    },
    5: { colo: 10.5, ventre: 13.5, coroa: 26, cuspides: 1, raizes: [[0, 10, -3, 44]] },
    6: {
      colo: 17,
      ventre: 22,
      coroa: 25,
      cuspides: 2,
      raizes: [
        [0, 9, 0, 45],
        [-9, 7.5, -14, 38],
        [9, 8, 12, 40],
      ],
    },
    7: {
      colo: 16,
      ventre: 20.5,
      coroa: 24,
      cuspides: 2,
      raizes: [
        [0, 8, -1, 43],
        [-8, 7.5, -11, 38],
        [8, 7.5, 8, 39],
      ],
    },
    8: {
      colo: 14.5,
      ventre: 18.5,
      coroa: 22,
      cuspides: 2,
      raizes: [
        [-5, 9, -9, 34],
        [6, 8.5, 3, 35],
      ],
    },
  },
  inferior: {
    1: { colo: 7.5, ventre: 10.5, coroa: 28, cuspides: 0, raizes: [[0, 7, -1, 41]] },
    2: { colo: 8, ventre: 11.5, coroa: 29, cuspides: 0, raizes: [[0, 7.5, -2, 42]] },
    3: { colo: 10, ventre: 13, coroa: 33, cuspides: 1, raizes: [[0, 9.5, -3, 46]] },
    4: { colo: 9.5, ventre: 13, coroa: 28, cuspides: 1, raizes: [[0, 9, -3, 42]] },
    5: { colo: 10.5, ventre: 14, coroa: 27, cuspides: 1, raizes: [[0, 9.5, -4, 43]] },
    6: {
      colo: 19,
      ventre: 24,
      coroa: 25,
      cuspides: 2,
      raizes: [
        [-10, 9, -15, 40],
        [10, 9, 9, 42],
      ],
    },
    7: {
      colo: 18,
      ventre: 22,
      coroa: 24,
      cuspides: 2,
      raizes: [
        [-9, 8.5, -13, 38],
        [9, 8.5, 6, 40],
      ],
    },
    8: {
      colo: 16.5,
      ventre: 20.5,
      coroa: 22,
      cuspides: 2,
      raizes: [
        [-7, 9, -14, 32],
        [7, 9, 1, 35],
      ],
    },
  },
} as const satisfies Record<'superior' | 'inferior', Record<number, FormaSilhueta>>
