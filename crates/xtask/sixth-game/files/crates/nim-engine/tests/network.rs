//! A game whose engine has no network cannot learn one.

use klubovna_nim_engine::NimEngine;
use klubovna_text::Named;
use klubovna_workshop::{Training, Workshop, WorkshopOf};

#[test]
fn it_has_no_network_to_train() {
    let training = Training {
        options: &Named::default(),
        epochs: 1,
        rate: 0.1,
        decay: 0.0,
        multiple: 1,
        results: 0.0,
        seed: 1,
        threads: 1,
    };
    let trained = WorkshopOf::<NimEngine>::new().train(&mut std::iter::empty(), &training, &mut |_| ());
    assert_eq!(trained.expect_err("no network").code, "no-network");
}
